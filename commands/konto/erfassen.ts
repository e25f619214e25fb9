import { type Aktenauftrag, alsAuftrag, ladeLage, schreibe } from '#commands/akte/lage.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { erfassen } from '#domain/akte/entscheidungen/erfassen.ts';
import { erfassungSchema } from '#domain/felder/registrierung.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { alsErziehungsberechtigter, alsPerson } from './eingaben.ts';
import { oeffneKonto } from './registrieren.ts';

type Erfassung = ReturnType<ReturnType<typeof erfassungSchema>['parse']>;

/** Staff create a file, with an account on demand, whose owner is asked by mail to choose a password. */
export async function erfasse(
	umgebung: Umgebung,
	auftrag: Aktenauftrag,
	zyklusID: string,
	eingabe: Erfassung,
): Promise<{ readonly id: string }> {
	return execute(umgebung, alsAuftrag(auftrag), async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const bedarf = { adresseIDs: eingabe.wuensche.map((w) => w.einsatzortID) };
		const lage = await ladeLage(sitzung, auftrag.akteur, id, bedarf);
		const { parameter } = lage.referenz;
		const umfeld = {
			heute: lage.ctx.heute,
			mindestalter: parameter.mindestalterRegistrierung,
			pdfSignatures: parameter.pdfSignatures,
			isDienstartWunschPflicht: false,
		};
		const { zugangAnlegen, wuensche, erziehungsberechtigte, ...felder } = pruefeFelder(
			erfassungSchema(umfeld),
			eingabe,
		);
		const { vorname, nachname, email } = felder;
		const userID = zugangAnlegen && email ? oeffneKonto(sitzung, id, { vorname, nachname, email }, null) : null;
		const entschluss = erfassen(lage, {
			zyklusID,
			userID,
			person: alsPerson(felder),
			wuensche,
			erziehungsberechtigte: erziehungsberechtigte.map(alsErziehungsberechtigter),
		});
		schreibe(sitzung, id, entschluss);
		return { id };
	});
}
