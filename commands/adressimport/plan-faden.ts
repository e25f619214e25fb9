/** Thread that reads a file and plans its import, so that no other request waits for it. */
import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { ordneBestand } from '#domain/adressimport/abgleich.ts';
import { ordnePersonen } from '#domain/adressimport/kontakt.ts';
import { erkenneKopf } from '#domain/adressimport/kopf.ts';
import { plane } from '#domain/adressimport/plan.ts';
import { abgeschaltete, benenne, ordneWorte } from '#domain/adressimport/verzeichnisse.ts';
import { breiteVon, schlageVor } from '#domain/adressimport/vorschlag.ts';
import { liesZeile } from '#domain/adressimport/zeile-lesen.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { liesDatei } from './datei-lesen.ts';
import type { Faden, Fadenantwort, Importplan, Spaltenbild } from './plan-vorschau.ts';

type Auftrag = Faden[keyof Faden]['auftrag'];

async function arbeite(auftrag: Auftrag): Promise<Importplan | Spaltenbild> {
	const { adressen, worte, attribute } = auftrag;
	const { kopf, zeilen } = await liesDatei(auftrag.inhalt);
	const verzeichnisse = ordneWorte(worte, adressen);
	if (auftrag.art === 'SPALTEN')
		return { zeilen: zeilen.length, spalten: schlageVor(kopf, zeilen, attribute, verzeichnisse) };
	const breite = breiteVon(kopf, zeilen);
	if (auftrag.spalten && auftrag.spalten.length !== breite) throw new Abgelehnt([ANDERE_DATEI]);
	const erkannt = erkenneKopf(kopf, attribute, auftrag.spalten);
	if (erkannt.verstoesse.length) throw new Abgelehnt(erkannt.verstoesse);
	const gelesen = zeilen.map((zeile) => liesZeile(zeile, erkannt, verzeichnisse));
	const umfeld = {
		bestand: ordneBestand(adressen),
		personen: ordnePersonen(auftrag.personen),
		entscheidungen: auftrag.entscheidungen,
		name: benenne(worte, adressen),
		abgeschaltet: abgeschaltete(worte),
		neueID: randomUUID,
	};
	return { zeilen: plane(gelesen, umfeld), unbekannteSpalten: erkannt.unbekannt };
}

const ANDERE_DATEI: Regelverstoss = {
	code: 'DATEI',
	http: 422,
	feld: 'spalten',
	text: 'Die Zuordnung der Spalten gehört zu einer anderen Datei.',
};

const antworte = (antwort: Fadenantwort) => parentPort?.postMessage(antwort);

arbeite(workerData as Auftrag).then(
	(ergebnis) => antworte({ ergebnis }),
	(fehler: unknown) => {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
		antworte({ verstoesse: fehler.verstoesse });
	},
);
