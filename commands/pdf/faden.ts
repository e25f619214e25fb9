/** Thread in which documents are read and made: whatever they hold, no other request waits for it. */
import { parentPort } from 'node:worker_threads';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Ergebnisse, Pdfantwort, Pdfauftrag } from './auftrag.ts';
import { setzeBriefe } from './briefe.ts';
import { stempleDruck } from './druckstempel.ts';
import { stempleEntwurf } from './entwurf.ts';
import { formularfelder, fuelleFormular, zuLange } from './formular.ts';
import { formularblick } from './formularblick.ts';
import { setzeLaufblatt } from './laufblatt.ts';
import { mitPdf } from './oeffnen.ts';
import { setzeText } from './satz/textblatt.ts';
import { setzeScan } from './scanpapier.ts';
import { setzeSeminarpapier } from './seminare/seminarpapier.ts';
import { liesSignaturen } from './siegel/dateisignatur.ts';
import { setzeSiegel } from './siegel/siegel.ts';
import { setzeSignaturblatt } from './siegel/signaturblatt.ts';
import { stempleVermerk } from './vermerkstempel.ts';

async function arbeite(auftrag: Pdfauftrag): Promise<Ergebnisse[Pdfauftrag['art']]> {
	switch (auftrag.art) {
		case 'FUELLEN': {
			const { vorlage, werte, vermerk } = auftrag;
			if (vorlage.art === 'TEXT') return setzeText(vorlage, werte, vermerk);
			const gefuellt = await fuelleFormular(vorlage.bytes, werte, vorlage.felder);
			return vermerk ? stempleVermerk(gefuellt, vermerk) : gefuellt;
		}
		case 'FELDER':
			return formularfelder(auftrag.bytes);
		case 'FORMULAR':
			return formularblick(auftrag.bytes);
		case 'ZU_LANG':
			return zuLange(auftrag.bytes, auftrag.werte, auftrag.felder);
		case 'SEITEN':
			return mitPdf(auftrag.bytes, (pdf) => pdf.getPageCount());
		case 'SIGNATUREN':
			return liesSignaturen(auftrag.bytes, auftrag.laenge);
		case 'ENTWURF':
			return stempleEntwurf(auftrag.bytes);
		case 'DRUCK':
			return stempleDruck(auftrag.bytes, auftrag.nummer);
		case 'SCAN':
			return setzeScan(auftrag.quellen, auftrag.seiten);
		case 'SEMINARPAPIER':
			return setzeSeminarpapier(auftrag.papier);
		case 'BRIEFE':
			return setzeBriefe(auftrag.briefe);
		case 'LAUFBLATT':
			return setzeLaufblatt(auftrag.blatt);
		case 'SIGNATURBLATT':
			return setzeSignaturblatt(auftrag.bytes, auftrag.blatt);
		case 'SIEGEL':
			return setzeSiegel(auftrag.bytes, auftrag.zertifikat, auftrag.angaben);
	}
}

parentPort?.on('message', (auftrag: Pdfauftrag) => {
	const antworte = (antwort: Pdfantwort) => parentPort?.postMessage(antwort);
	arbeite(auftrag).then(
		(ergebnis) => antworte({ ergebnis }),
		(fehler: unknown) => antworte(fehler instanceof Abgelehnt ? { verstoesse: fehler.verstoesse } : { fehler }),
	);
});
