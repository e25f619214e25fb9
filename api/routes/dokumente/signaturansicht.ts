import { EINWILLIGUNG } from '#domain/akte/entscheidungen/dokument/unterschreiben.ts';
import { amZug, beteiligte, istAbgelaufen, sitzungen } from '#domain/akte/signatur/ablauf.ts';
import { istUnterzeichner, type Sitzungsfall } from '#domain/akte/signatur/fall.ts';
import { kopieFuer } from '#domain/akte/signatur/kopie.ts';
import { vertragOhneNummer } from '#domain/akte/signatur/nummer.ts';
import { nameDesUnterzeichners } from '#domain/akte/signatur/partei.ts';
import { signatursatz } from '#domain/dokumentspec/signaturform.ts';
import { eigenesKonto } from '#projections/queries/zugang/eigenes-konto.ts';
import type { Umstand } from '../handler.ts';

type Stand = 'OFFEN' | 'WARTET' | 'ABGELAUFEN' | 'UNTERSCHRIEBEN' | 'FUER_IHN' | 'ABGEBROCHEN';

/** What one who signs is shown: the document, whose turn it is, who has signed. */
export async function zeigeSitzung(umstand: Umstand, fall: Sitzungsfall) {
	const { lage, dokument, spec, sitzung } = fall;
	const { akte, ctx } = lage;
	const { id: sitzungID, partei, gueltigBis } = sitzung;
	const konto = await kontoDessenDerUnterschreibt(umstand, fall);
	return {
		sitzungID,
		partei,
		gueltigBis,
		status: sitzung.status,
		stand: standDer(fall),
		name: sitzung.name ?? (konto ? `${konto.vorname} ${konto.nachname}`.trim() : nameVon(fall)),
		isKontoname: konto !== null,
		isVorschauGesehen: sitzung.vorschauAm !== null,
		isNummerNoetig: vertragOhneNummer(fall) !== null,
		hatHinterlegte: konto?.unterschriftUploadID != null,
		freiwilliger: `${akte.person.vorname ?? ''} ${akte.person.nachname ?? ''}`.trim(),
		dokument: {
			id: dokument.id,
			bezeichnung: spec.bezeichnung,
			name: dokument.name,
			sha256: dokument.sha256,
		},
		unterzeichner: beteiligte(akte, spec, ctx.heute).map((einer) => {
			const geleistet = sitzungen(akte, dokument, einer).find((s) => s.status === 'SIGNED');
			return {
				partei: einer.partei,
				name: geleistet?.name ?? (einer.unterzeichnerID ? nameDesUnterzeichners(akte, einer) : null),
				unterschriebenAm: geleistet?.unterschriebenAm ?? null,
				istSelbst: einer.partei === partei && einer.unterzeichnerID === sitzung.unterzeichnerID,
			};
		}),
		kopie: kopieFuer(fall),
		formsatz: signatursatz(sitzung.form ?? null),
		einwilligung: EINWILLIGUNG.text,
	};
}

function standDer(fall: Sitzungsfall): Stand {
	const { lage, dokument, spec, sitzung } = fall;
	if (sitzung.status === 'SIGNED') return istUnterzeichner(fall) ? 'UNTERSCHRIEBEN' : 'FUER_IHN';
	if (sitzung.unterzeichnerID === null && istGeleistet(fall)) return 'FUER_IHN';
	if (sitzung.status === 'CANCELED') return istAbgelaufen(sitzung, lage.ctx.jetzt) ? 'ABGELAUFEN' : 'ABGEBROCHEN';
	if (istAbgelaufen(sitzung, lage.ctx.jetzt)) return 'ABGELAUFEN';
	const dran = amZug(lage.akte, dokument, spec, lage.ctx.heute);
	return dran.some((einer) => einer.partei === sitzung.partei) ? 'OFFEN' : 'WARTET';
}

/** Meanwhile the party has signed this version, asked anew. */
const istGeleistet = ({ lage, dokument, sitzung }: Sitzungsfall): boolean =>
	sitzung.fassung === dokument.fassung && sitzungen(lage.akte, dokument, sitzung).some((s) => s.status === 'SIGNED');

const nameVon = ({ lage, sitzung }: Sitzungsfall): string | null =>
	sitzung.unterzeichnerID ? nameDesUnterzeichners(lage.akte, sitzung) : null;

/** Of who is signed in as himself: a link knows no account. */
async function kontoDessenDerUnterschreibt({ umgebung, akteur }: Umstand, { mitLink }: Sitzungsfall) {
	if (mitLink || akteur.userID === null || akteur.impersoniertVon !== null) return null;
	return eigenesKonto(umgebung.db, akteur.userID);
}
