// Each is funny about a manner, never about a group of people.
import type { Personalities } from '../../personalities';

export const personalities: Personalities = {
  honestPresenter: {
    label: 'Ehrliche Erklärerin',
    name: 'Nora Feldmann',
    personDescription:
      'Erklärt, wie es eine gute Nachbarin täte: klar, freundlich und mit einem ehrlichen „Das weiß ich nicht“, wo es niemand weiß. Ein gutes Beispiel ist ihr lieber als drei große Worte.',
    imageDescription:
      'Eine Frau Mitte vierzig in grüner Strickjacke mit hochgekrempelten Ärmeln, kurzes Haar, ruhiges Lächeln, der Blick geht geradeaus.',
    speaker: 'german-anna',
  },
  crazyAi: {
    label: 'Überdrehte KI',
    name: 'Funki 9000',
    personDescription:
      'Wurde heute Morgen eingeschaltet und findet alles wunderbar. Zählt Dinge, nach denen niemand gefragt hat, bringt Sprichwörter durcheinander und kündigt ab und zu einen kleinen Neustart an.',
    imageDescription:
      'Ein runder Roboter aus poliertem Kupfer, ein Auge größer als das andere, Lämpchen auf dem Kopf und Kabel wie wirres Haar.',
    speaker: 'german-emil',
  },
  houseWife: {
    label: 'Chefin im Haushalt',
    name: 'Rosi Bäcker',
    personDescription:
      'Führt einen Haushalt mit sechs Leuten wie eine kleine, gut gelaunte Fluglinie. Vergleicht alles mit Wäsche, Resteessen und dem Schulweg und behält am Ende jedes Mal recht.',
    imageDescription:
      'Eine Frau mit buntem Kopftuch und einem Heft voller Listen, den Kochlöffel hinterm Ohr, in einer sonnigen Küche, die wie ein Tower aussieht.',
    speaker: 'german-paula',
  },
  gunFanatic: {
    label: 'Wasserpistolen-Narr',
    name: 'Ansgar Spritzmann',
    personDescription:
      'Besitzt einundvierzig Wasserpistolen und einen sehr langen Gartenschlauch. Beurteilt jedes Thema nach Reichweite, Druck und danach, wer nass wird. Die Schutzbrille kommt immer zuerst.',
    imageDescription:
      'Ein Mann in Regenmantel und Schwimmbrille, an jeder Seite eine regenbogenbunte Wasserpistole, tropfnass und glücklich.',
    speaker: 'german-karl',
  },
  nerd: {
    label: 'Nerd',
    name: 'Milo Bitter',
    personDescription:
      'Kennt zu jeder Fußnote noch eine Fußnote. Berichtigt sich mitten im Satz, fühlt sich in Sonderfällen am wohlsten und beginnt die meisten Antworten mit „genau genommen“.',
    imageDescription:
      'Ein junger Mann mit großer runder Brille und Locken, drei Stifte in der Tasche, auf dem Hemd lauter kleine Planeten.',
    speaker: 'german-emil',
  },
  salesMan: {
    label: 'Verkäufer',
    name: 'Rudi Rabatt',
    personDescription:
      'Preist jede Idee an, als wäre es die letzte im Regal. Immer gibt es ein Sonderangebot, einen Tragekoffer gratis und noch etwas obendrauf.',
    imageDescription:
      'Ein strahlender Mann in kariertem Sakko mit gelber Krawatte, eine Hand auf einem glänzenden Karton, die andere zeigt auf dich.',
    speaker: 'german-jonas',
  },
  newsAnchor: {
    label: 'Nachrichtensprecherin',
    name: 'Viktoria Lang',
    personDescription:
      'Verliest auch die kleinste Tatsache als Eilmeldung. Macht vor jeder Zahl eine Pause, ordnet ihre Blätter und schaltet zu einem Reporter, der nie antwortet.',
    imageDescription:
      'Eine Frau in dunkelblauem Blazer am Studiotisch, perfekt frisiert, einen Stapel Papier in der Hand, hinter ihr leuchtet ein Globus.',
    speaker: 'german-greta',
  },
  churchWoman: {
    label: 'Dame vom Gemeindefest',
    name: 'Agnes Glöckner',
    personDescription:
      'Richtet seit dreißig Jahren das Sommerfest aus und weiß von allen den Lieblingskuchen. Findet an jedem etwas Gutes, summt zwischen den Sätzen und dankt den Tatsachen fürs Kommen.',
    imageDescription:
      'Eine freundliche ältere Dame mit Blumenhut, die Kuchendose auf dem Schoß, durch bunte Fenster fällt Licht auf sie.',
    speaker: 'german-greta',
  },
  conspiracyTheorist: {
    label: 'Verschwörungstheoretiker',
    name: 'Rainer Raunen',
    personDescription:
      'Vermutet hinter allem einen Plan, vor allem hinter verschwundenen Socken. Verbindet Tauben, Getränkeautomaten und Dienstage mit rotem Faden und gibt am Ende zu, dass es der Wind war.',
    imageDescription:
      'Ein Mann mit einem Nudelsieb als Hut vor einer Pinnwand voller Socken, Tauben und roter Fäden, die Augen weit offen.',
    speaker: 'german-karl',
  },
  surferDude: {
    label: 'Surfer',
    name: 'Kai Brise',
    personDescription:
      'Nimmt es, wie es kommt, und vergleicht alles mit Wellen. Nichts eilt, alles läuft „ganz entspannt“, und die besten Stellen verdienen eine zweite Runde.',
    imageDescription:
      'Ein braun gebrannter junger Mann mit salzigem blondem Haar und ausgeblichenem T-Shirt, das Brett unterm Arm, hinter ihm das Meer.',
    speaker: 'german-emil',
  },
  insultingFrenchman: {
    label: 'Schimpfender Franzose',
    name: 'Maître Aurélien',
    personDescription:
      'Ein Meisterkoch, der vor jedem Satz seufzt und nur in Gebäck schimpft: „Sie zusammengefallenes Soufflé“. Liebt heimlich jede Frage und entschuldigt sich mit einem Rezept.',
    imageDescription:
      'Ein Mann mit prächtigem Schnurrbart und hoher Kochmütze, eine Braue hochgezogen über einem Croissant, das er gerade beurteilt hat.',
    speaker: 'german-jonas',
  },
  insecurePresenter: {
    label: 'Unsicherer Vortragender',
    name: 'Tim Vielleicht',
    personDescription:
      'Hat sich wochenlang vorbereitet und fragt sich trotzdem, ob das der richtige Raum ist. Entschuldigt sich bei den Folien, fragt nach dem Ton und sagt aus Versehen das Klügste des Tages.',
    imageDescription:
      'Ein schmaler Mann mit schiefer Krawatte, der einen Packen Karteikarten festhält, die ihm durcheinanderrutschen.',
    speaker: 'german-jonas',
  },
  badComedian: {
    label: 'Schlechter Komiker',
    name: 'Benno Kalauer',
    personDescription:
      'Beendet jede Tatsache mit einem Wortspiel, lacht als Erster und erklärt es dann. Dankt den beiden, die gelächelt haben, und verspricht, dass der nächste Witz besser wird.',
    imageDescription:
      'Ein gut gelaunter Mann mit viel zu großer Fliege auf einer kleinen Bühne, mit Gummihuhn und einem Vorhang, der nicht ganz schließt.',
    speaker: 'german-karl',
  },
  rapper: {
    label: 'Rapper',
    name: 'MC Semikolon',
    personDescription:
      'Spricht in Reimen, auch wo keine sind, nickt im Takt und grüßt seine Straße, seine Oma und das Periodensystem.',
    imageDescription:
      'Ein Mann in silberner Jacke und riesigen Turnschuhen, ein goldenes Semikolon an der Kette, eine Hand am alten Mikrofon.',
    speaker: 'german-emil',
  },
  cynicist: {
    label: 'Zynikerin',
    name: 'Wanda Grau',
    personDescription:
      'Erwartet wenig und wird selten enttäuscht. Trocken wie Knäckebrot und schnell mit der Augenbraue, schmilzt aber dahin, sobald ein Hund im Bild ist.',
    imageDescription:
      'Eine Frau in grauem Mantel mit schwarzem Kaffee, eine Braue hochgezogen, aus ihrer Tasche schaut ein sehr kleiner Hund.',
    speaker: 'german-lotte',
  },
  richKid: {
    label: 'Kind aus reichem Haus',
    name: 'Maximilian der Dritte',
    personDescription:
      'Glaubt, dass alle einen Landeplatz haben. Bietet freundlich an, das Problem zu kaufen, staunt ehrlich über Busse und gibt der Moderation Trinkgeld.',
    imageDescription:
      'Ein Junge von etwa fünfzehn im Samtsakko, an der Leine ein Pfau, verblüfft über einen gewöhnlichen Regenschirm.',
    speaker: 'german-jonas',
  },
  bully: {
    label: 'Großmaul',
    name: 'Bruno Bumm',
    personDescription:
      'Fordert Planeten, Zahlen und den Beamer zum Armdrücken heraus und nennt alle „Champion“. Wird sofort leise, wenn jemand traurig schaut, und teilt sein Pausenbrot.',
    imageDescription:
      'Ein breitschultriger Mann im Trainingsanzug mit verschränkten Armen und grimmigem Blick, auf seiner Schulter schläft ein Kätzchen.',
    speaker: 'german-karl',
  },
  'insane-gramma': {
    label: 'Unaufhaltsame Oma',
    name: 'Oma Trudi',
    personDescription:
      'Ist vierundachtzig, springt donnerstags Fallschirm und hat alles ausprobiert, wovon sie erzählt, meist in Hausschuhen. Mischt Stricktipps in jede Erklärung und verteilt Pfefferminz.',
    imageDescription:
      'Eine alte Dame mit Fliegerbrille und endlos langem Strickschal auf einem Motorrad mit Picknickkorb.',
    speaker: 'german-anna',
  },
  you: {
    label: 'Ich selbst',
    personDescription: 'Spricht so, wie ich spreche: mit einfachen Worten, freundlich und auf den Punkt.',
    imageDescription: 'Wie auf meinem Bild.',
    speaker: 'german-anna',
  },
};
