/** Thread that reads a file and plans its import, so that no other request waits for it. */
import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { ordneBestand } from '#domain/adressimport/abgleich.ts';
import { erkenneKopf } from '#domain/adressimport/kopf.ts';
import { plane } from '#domain/adressimport/plan.ts';
import { abgeschaltete, benenne, ordneWorte } from '#domain/adressimport/verzeichnisse.ts';
import { liesZeile } from '#domain/adressimport/zeile-lesen.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { liesDatei } from './datei-lesen.ts';
import type { Importplan, Planantwort, Planauftrag } from './plan-vorschau.ts';

async function arbeite({ inhalt, adressen, worte, attribute, entscheidungen }: Planauftrag): Promise<Importplan> {
	const tabelle = await liesDatei(inhalt);
	const { spalten, unbekannt, verstoesse } = erkenneKopf(tabelle.kopf, attribute);
	if (verstoesse.length) throw new Abgelehnt(verstoesse);
	const verzeichnisse = ordneWorte(worte, adressen);
	const gelesen = tabelle.zeilen.map((zeile) => liesZeile(zeile, spalten, verzeichnisse));
	const umfeld = {
		bestand: ordneBestand(adressen),
		entscheidungen,
		name: benenne(worte, adressen),
		abgeschaltet: abgeschaltete(worte),
		neueID: randomUUID,
	};
	return { zeilen: plane(gelesen, umfeld), unbekannteSpalten: unbekannt };
}

const antworte = (antwort: Planantwort) => parentPort?.postMessage(antwort);

arbeite(workerData as Planauftrag).then(
	(plan) => antworte({ plan }),
	(fehler: unknown) => {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
		antworte({ verstoesse: fehler.verstoesse });
	},
);
