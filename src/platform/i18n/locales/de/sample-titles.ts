// Titles that the story wizards suggest in German, for each age group and each world of its own.
export const sampleTitles = {
  age_2: [
    'Ente in großen Stiefeln',
    'Maus isst Brot',
    'Wo ist die Socke?',
    'Der Mond im Bad',
    'Bär hat meinen Hut',
  ],
  age_3: [
    'Die Maus und die geliehene Tasse',
    'Warum geht der Mond mit?',
    'Der Bär teilt seine Pfütze nicht',
    'Ein Zelt voller Hasen',
    'Die Schnecke, die fliegen wollte',
  ],
  age_4: [
    'Die Schnecke, die fliegen wollte',
    'Der Schirm, der sich vor Regen fürchtete',
    'Ein Brief für den Fuchs',
    'Die Nacht, in der die Sterne kamen',
    'Omas Rakete',
  ],
  age_5: [
    'Der Drache, der nicht pfeifen konnte',
    'Die Insel im Ententeich',
    'Ein Leuchtturm für Glühwürmchen',
    'Der erste Schnee des Igels',
    'Der Roboter, der Wörter sammelte',
  ],
  age_6: [
    'Der geheime Aufzug in der Bücherei',
    'Der Wal im Schwimmbad',
    'Der Tag, an dem alle Uhren stillstanden',
    'Eine Karte vom Dachboden',
    'Die Katze der Erfinderin',
  ],
  age_7: [
    'Die letzte Straßenbahn ans Meer',
    'Das Mädchen, das Gewitter reparierte',
    'Briefe vom Leuchtturm',
    'Das Museum nach Mitternacht',
    'Der Fluss, der seinen Weg vergaß',
  ],
  'dark-tale': [
    'Das Haus mit dem einen hellen Fenster',
    'Die Laterne, die nicht ausging',
    'Was unter der Brücke wartete',
    'Die Uhr im leeren Turm',
    'Das Gespenst, das seinen Bus verpasste',
  ],
  christmas: [
    'Das Rentier mit den kalten Füßen',
    'Ein Paket ohne Namen',
    'Der kleinste Stern am Baum',
    'Schnee für den Leuchtturmwärter',
    'Der Keks, der zum Nordpol lief',
  ],
} as const satisfies Record<string, readonly string[]>;
