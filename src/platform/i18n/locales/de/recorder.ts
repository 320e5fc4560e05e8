import type { RecorderTexts } from '../texts';

export const recorder: RecorderTexts['recorder'] = {
  title: 'Aufnahme',
  close: 'Schließen',
  cancel: 'Abbrechen',
  accept: 'Übernehmen',
  retake: 'Wiederholen',
  takePicture: 'Foto aufnehmen',
  startRecording: 'Aufnahme starten',
  stopRecording: 'Aufnahme beenden',
  camera: 'Kamera',
  microphone: 'Mikrofon',
  device: 'Gerät {{number}}',
  photo: {
    use: 'Dein Foto geht an den Dienst, der die Präsentation erstellt. Vielleicht übernimmt er daraus nur Farben für die Figur, die vorträgt, vielleicht zeigt er dich selbst.',
    hint: 'Halte dein Gesicht in den Kreis. Drei Sekunden nach dem Tippen wird das Foto gemacht.',
    opening: 'Die Kamera startet. Vielleicht fragt dein Browser, ob er sie benutzen darf.',
    isLive: 'Die Kamera ist an.',
    live: 'Bild der Kamera',
    taking: 'Das Foto wird gemacht.',
    taken: 'Das Foto ist fertig.',
    yours: 'Dein Foto',
    approve: 'Gefällt dir das Foto?',
  },
  voice: {
    use: 'Deine Aufnahme geht an den Dienst, der die Präsentation erstellt. Vielleicht spricht er mit deiner Stimme, vielleicht mit einer eigenen; dann wird die Aufnahme nicht verwendet.',
    hint: 'Lies diesen Text laut vor, so wie du ihn Freunden vorlesen würdest.',
    opening: 'Das Mikrofon startet. Vielleicht fragt dein Browser, ob er es benutzen darf.',
    live: 'Das Mikrofon ist an.',
    recording: 'Die Aufnahme läuft.',
    encoding: 'Die Aufnahme wird vorbereitet.',
    recorded: 'Die Aufnahme ist fertig.',
    approve: 'Hör dir deine Aufnahme an. Gefällt sie dir?',
    time: '{{elapsed}} von {{max}}',
    level: 'Lautstärke',
    tooQuiet: 'Das ist sehr leise. Geh näher ans Mikrofon.',
    tooLoud: 'Das ist zu laut. Geh ein Stück zurück.',
  },
  player: { play: 'Abspielen', pause: 'Pause', position: 'Stelle' },
  reading: {
    standard:
      'In klaren Nächten saß meine Großmutter am Fenster und zählte die Lichter im Tal. Jedes davon, sagte sie, ist jemand, der noch wach ist: ein Bäcker, eine Krankenschwester, ein Kind mit einem guten Buch. Ich fragte sie, wer wohl unser Licht zählt. Sie lachte, winkte ins Dunkle und meinte, bestimmt winke gerade jemand zurück.',
    museum:
      'Herzlich willkommen. Lange bevor jemand fliegen konnte, schauten die Menschen den Vögeln zu und fragten sich, wie die das machen. Sie bauten Flügel aus Holz, Papier und Stoff, und die meisten landeten im Gras. Doch jeder von ihnen bemerkte etwas, das der Nächste brauchen konnte. Wenn dir heute also etwas nicht gelingt, bist du in guter Gesellschaft: Dieses Haus ist voll davon.',
  },
  error: 'Fehler',
  retry: 'Erneut versuchen',
  withoutPicture: 'Ohne Foto weitermachen',
  withoutVoice: 'Nur das Foto behalten',
  orUpload: 'Du kannst auch abbrechen und stattdessen eine Datei hochladen.',
  inKiosk: {
    camera: 'Versuch es noch einmal oder mach ohne Foto weiter. Das Personal kann nach der Kamera sehen.',
    microphone:
      'Versuch es noch einmal oder mach ohne Stimme weiter. Das Personal kann nach dem Mikrofon sehen.',
    silent: 'Es war nichts zu hören. Sprich etwas lauter oder komm näher heran.',
    'too-short': 'Die Aufnahme war zu kurz. Lies mindestens einen ganzen Satz vor.',
    withoutVoice: 'Ohne Stimme weitermachen',
    hidden:
      'Die Aufnahme wurde abgebrochen, weil diese Seite nicht mehr zu sehen war. Es wurde nichts gespeichert.',
  },
  'camera-failures': {
    refused:
      'Die Kamera ist für diese Seite gesperrt. Erlaube sie in den Einstellungen von Browser oder Gerät und versuch es noch einmal.',
    dismissed:
      'Die Frage nach der Kamera wurde ohne Antwort geschlossen. Versuch es noch einmal und wähle „Zulassen“.',
    missing: 'Es wurde keine Kamera gefunden. Schließ eine an und versuch es noch einmal.',
    busy: 'Die Kamera wird anscheinend gerade von einer anderen App benutzt. Beende sie dort und versuch es noch einmal.',
    insecure:
      'Die Kamera geht nur über eine sichere Verbindung. Die Adresse dieser Seite muss mit https beginnen.',
    lost: 'Die Kamera ist nicht mehr angeschlossen. Steck sie wieder ein oder versuch es mit einer anderen.',
    failed: 'Die Kamera ließ sich nicht starten.',
    snapshot: 'Das Foto konnte wegen eines technischen Fehlers nicht aufgenommen werden.',
  },
  'voice-failures': {
    refused:
      'Das Mikrofon ist für diese Seite gesperrt. Erlaube es in den Einstellungen von Browser oder Gerät und versuch es noch einmal.',
    dismissed:
      'Die Frage nach dem Mikrofon wurde ohne Antwort geschlossen. Versuch es noch einmal und wähle „Zulassen“.',
    missing: 'Es wurde kein Mikrofon gefunden. Schließ eins an und versuch es noch einmal.',
    busy: 'Das Mikrofon wird anscheinend gerade von einer anderen App benutzt. Beende sie dort und versuch es noch einmal.',
    insecure:
      'Das Mikrofon geht nur über eine sichere Verbindung. Die Adresse dieser Seite muss mit https beginnen.',
    lost: 'Das Mikrofon ist nicht mehr angeschlossen. Steck es wieder ein oder versuch es mit einem anderen.',
    failed: 'Das Mikrofon ließ sich nicht starten.',
    recording: 'Die Tonaufnahme konnte wegen eines technischen Fehlers nicht gespeichert werden.',
    'no-encoder': 'Dieser Browser kann aus der Aufnahme keine MP3-Datei machen. Eine neuere Version kann es.',
    silent: 'Es war nichts zu hören. Schau nach, ob das Mikrofon stumm ist, und versuch es noch einmal.',
    'too-short': 'Die Aufnahme war zu kurz. Lies mindestens einen ganzen Satz vor.',
  },
  fields: {
    label: 'Bild und Stimme',
    record: 'Aufnehmen',
    choose: 'Dateien auswählen',
    picture: 'Bild der Person',
    noPicture: 'Noch kein Bild',
    noVoice: 'Noch keine Stimme',
    removePicture: 'Bild entfernen',
    removeVoice: 'Stimme entfernen',
    limits:
      'Ein Bild und eine Tondatei mit je höchstens {{megabytes}}\u00a0MB, der Ton höchstens {{seconds}} Sekunden lang. Du kannst sie auch hierher ziehen oder einfügen.',
    reading: 'Die Datei wird gelesen.',
    added: { image: 'Das Bild ist da.', audio: 'Die Stimme ist da.' },
    hidden:
      'Das Aufnahmefenster wurde geschlossen, weil diese Seite nicht mehr zu sehen war. Es wurde nichts gespeichert.',
    'not-loaded': 'Das Aufnahmefenster ließ sich nicht laden. Versuch es noch einmal, wenn du online bist.',
  },
  refused: {
    'wrong-type': '„{{name}}“ ist weder ein Bild noch eine Tondatei.',
    empty: '„{{name}}“ ist leer.',
    'too-large': '„{{name}}“ ist größer als {{megabytes}}\u00a0MB.',
    'no-picture': '„{{name}}“ ist kein Bild, das hier gelesen werden kann.',
    heic: '„{{name}}“ ist ein HEIC-Bild, das dieser Browser nicht lesen kann. Exportiere es als JPEG, oder lass das Telefon JPEG-Fotos machen: beim iPhone unter Einstellungen, Kamera, Formate mit „Maximale Kompatibilität“.',
    'too-many-pixels': '„{{name}}“ hat zu viele Pixel. Verkleinere es und versuch es noch einmal.',
    'no-sound': '„{{name}}“ ist keine Tondatei, die hier gelesen werden kann.',
    'sound-format':
      '„{{name}}“ ist eine Aufnahme in einem Format, das dieser Browser nicht lesen kann. Speichere sie im Aufnahmeprogramm als MP3, M4A oder WAV.',
    'has-film': '„{{name}}“ ist ein Video. Wähle eine Datei, die nur Ton enthält.',
    'too-long': '„{{name}}“ ist länger als {{seconds}} Sekunden.',
    'too-short': '„{{name}}“ ist kürzer als eine Sekunde.',
    silent: 'In „{{name}}“ ist nichts zu hören.',
    'no-encoder': 'Dieser Browser kann aus „{{name}}“ keine MP3-Datei machen. Eine neuere Version kann es.',
    failed: '„{{name}}“ konnte nicht gelesen werden. Versuch es noch einmal, wenn du online bist.',
  },
};
