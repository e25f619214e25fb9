import { ladeLage, schreibe } from '#commands/akte/lage.ts';
import { execute } from '#commands/execute.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { registrieren } from '#domain/akte/entscheidungen/registrieren.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { registrierungSchema } from '#domain/felder/registrierung.ts';
import type { Akteur } from '#domain/rollen.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { EMAIL_VERGEBEN, legeUserAn, setzeKennwort } from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';
import { alsErziehungsberechtigter, alsPerson } from './eingaben.ts';
import { hashKennwort, kennwortZeile } from './kennwort.ts';

type Registrierung = ReturnType<ReturnType<typeof registrierungSchema>['parse']>;

/** Whoever registers isn't anybody yet. */
const NIEMAND: Akteur = {
	art: 'PUBLIC',
	userID: null,
	rollen: [],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
};

/** Self-registration: account, file and wishes in one append; all of it waits for the confirmation of the address. */
export async function registriere(
	umgebung: Umgebung,
	eingabe: Registrierung,
	idempotenz: Idempotenz | null,
): Promise<{ readonly id: string }> {
	const hash = await hashKennwort(eingabe.passwort);
	return execute(umgebung, { akteur: NIEMAND, idempotenz }, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const lage = await ladeLage(sitzung, NIEMAND, id, { adresseIDs: eingabe.wuensche.map((w) => w.einsatzortID) });
		const geprueft = pruefeFelder(registrierungSchema(umfeld(lage)), eingabe);
		const { passwort: _, datenschutz: __, wuensche, erziehungsberechtigte, ...felder } = geprueft;
		const userID = oeffneKonto(sitzung, id, geprueft, hash);
		schreibe(
			sitzung,
			id,
			registrieren(lage, {
				userID,
				person: alsPerson(felder),
				wuensche,
				erziehungsberechtigte: erziehungsberechtigte.map(alsErziehungsberechtigter),
			}),
		);
		return { id };
	});
}

function umfeld({ ctx, referenz: { parameter } }: Lage) {
	return {
		heute: ctx.heute,
		mindestalter: parameter.mindestalterRegistrierung,
		pdfSignatures: parameter.pdfSignatures,
		isDienstartWunschPflicht: parameter.bewerbungKarteUnterscheidungFWD,
	};
}

/** The volunteer's account; its address belongs to nobody else. */
export function oeffneKonto(
	sitzung: Sitzung,
	freiwilligerID: string,
	{ vorname, nachname, email }: { readonly vorname: string; readonly nachname: string; readonly email: string },
	hash: string | null,
): string {
	const userID = sitzung.ctx.neueID();
	const user = userAggregat.start(userID);
	const angelegt = legeUserAn(user, {
		vorname,
		nachname,
		email,
		rollen: ['FREIWILLIGER'],
		einsatzstelleIDs: [],
		einsatzortIDs: [],
		freiwilligerID,
		sprache: 'de',
	});
	const danach = sitzung.schreibe(userAggregat, userID, angelegt);
	sitzung.nimm('EMAIL', email.toLowerCase(), userAggregat, userID, EMAIL_VERGEBEN);
	if (hash !== null) {
		sitzung.schreibe(userAggregat, userID, setzeKennwort(danach));
		sitzung.tabelle(kennwortZeile(sitzung.db, userID, hash));
	}
	return userID;
}
