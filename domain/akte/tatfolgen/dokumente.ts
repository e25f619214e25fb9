import { automatischBereitzustellen } from '#domain/akte/automatik.ts';
import { mahnplan } from '#domain/akte/mahnwesen/mahnplan.ts';
import { mahnstand } from '#domain/akte/mahnwesen/mahnstand.ts';
import { liestDokumente } from '#domain/akte/sicht/dokumente.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { alle, type Tatfall, zahlsatz } from './fall.ts';

export function dokumentsaetze(fall: Tatfall): string[] {
	const { lage, danach } = fall;
	const angefordert = specs(
		fall,
		alle(fall, 'DokumentAngefordert').map(({ specID }) => specID),
	);
	const gestellt = angefordert.filter((s) => s.nutzungsart === 'GESTELLT' && !s.uploadRollen.includes('MA_VEREIN'));
	const vorher = automatischBereitzustellen(lage);
	const bereit = istAngestossen(fall)
		? automatischBereitzustellen({ ...lage, akte: danach }).filter((id) => !vorher.includes(id))
		: [];
	const erstellt = specs(
		fall,
		danach.anforderungen.filter((a) => bereit.includes(a.id)).map((a) => a.specID),
	);
	const ungueltig = specs(
		fall,
		invalidierte(fall).map(({ specID }) => specID),
	);
	return [
		...gezaehlt(ungueltig, 'Ein Dokument wird ungültig', 'Dokumente werden ungültig'),
		...gezaehlt(angefordert, 'Ein Dokument wird angefordert', 'Dokumente werden angefordert', gestelltsatz(gestellt)),
		...gezaehlt(erstellt, 'Ein Dokument erstellt das Portal', 'Dokumente erstellt das Portal', bittesatz(erstellt)),
		...gezaehlt(
			anforderungen(fall, 'AnforderungGeoeffnet'),
			'Eine Anforderung gilt wieder',
			'Anforderungen gelten wieder',
		),
		...gezaehlt(anforderungen(fall, 'AnforderungGeschlossen'), 'Eine Anforderung endet', 'Anforderungen enden'),
		...erinnerungssaetze(fall),
	];
}

/** The closing of the file ends reminders, and its opening brings them back. */
function erinnerungssaetze(fall: Tatfall): string[] {
	const gilt = fall.ereignisse.some(({ type }) => /^Nachbearbeitung/.test(type));
	if (!gilt) return [];
	const [vorher, danach] = [erinnert(fall, fall.lage.akte), erinnert(fall, fall.danach)];
	const nur = (diese: readonly string[], jene: readonly string[]) =>
		specs(
			fall,
			diese.filter((id) => !jene.includes(id)),
		);
	return [
		...gezaehlt(nur(vorher, danach), 'Es wird nicht mehr erinnert an', 'Dokumente werden nicht mehr angemahnt'),
		...gezaehlt(nur(danach, vorher), 'Es wird wieder erinnert an', 'Dokumente werden wieder angemahnt'),
	];
}

/** Specifications of what somebody is still reminded of. */
export function erinnert({ lage }: Pick<Tatfall, 'lage'>, akte: Akte): string[] {
	return akte.anforderungen.flatMap((anforderung) => {
		const spec = lage.referenz.specs.find((s) => s.id === anforderung.specID);
		const plan = spec && mahnplan(mahnstand({ ...lage, akte }, anforderung, spec), lage.referenz.parameter);
		return plan && typeof plan !== 'string' ? [anforderung.specID] : [];
	});
}

/** The portal looks what it can provide. */
const istAngestossen = ({ ereignisse }: Tatfall): boolean =>
	ereignisse.some(({ type }) => type === 'VertragGeeinigt' || type === 'DokumentAngefordert');

const gestelltsatz = (gestellt: readonly DokumentSpec[]): string =>
	gestellt.length === 0 ? '' : ` Davon stellt der Träger bereit: ${namen(gestellt)}.`;

const bittesatz = (erstellt: readonly DokumentSpec[]): string =>
	erstellt.some((s) => s.signaturparteien.length > 0) ? ' Dann bittet es um die Unterschriften.' : '';

/** `Ein Dokument wird angefordert: A.`, `2 Dokumente werden angefordert: A, B.` */
function gezaehlt(was: readonly DokumentSpec[], eines: string, mehrere: string, dazu = ''): string[] {
	if (was.length === 0) return [];
	return [`${was.length === 1 ? eines : `${was.length} ${mehrere}`}: ${namen(was)}.${dazu}`];
}

/** Each once, however many of its kind there are. */
const namen = (was: readonly DokumentSpec[]): string =>
	[...new Set(was.map(({ bezeichnung }) => bezeichnung))].join(', ');

const invalidierte = (fall: Tatfall) => {
	const ids = alle(fall, 'DokumentInvalidiert').map(({ dokumentID }) => dokumentID);
	return fall.lage.akte.dokumente.filter(({ id }) => ids.includes(id));
};

function anforderungen(fall: Tatfall, typ: 'AnforderungGeoeffnet' | 'AnforderungGeschlossen'): DokumentSpec[] {
	const ids = alle(fall, typ).map(({ anforderungID }) => anforderungID);
	return specs(
		fall,
		fall.danach.anforderungen.filter(({ id }) => ids.includes(id)).map(({ specID }) => specID),
	);
}

/** As far as whoever asks may know of them. */
function specs({ lage, sichten }: Tatfall, ids: readonly string[]): DokumentSpec[] {
	return ids.flatMap((id) => {
		const spec = lage.referenz.specs.find((s) => s.id === id);
		return spec && sichten.some((sicht) => liestDokumente(lage.akteur, sicht, spec)) ? [spec] : [];
	});
}

export function unterschriftensaetze(fall: Tatfall): string[] {
	const betroffen = invalidierte(fall).map(({ id }) => id);
	const geleistet = fall.lage.akte.signaturen.filter((s) => s.status === 'SIGNED' && betroffen.includes(s.dokumentID));
	const gebeten = alle(fall, 'SignaturAbgebrochen').length;
	return [
		...zahlsatz(geleistet.length, 'Eine Unterschrift gilt nicht mehr', 'Unterschriften gelten nicht mehr'),
		...zahlsatz(
			gebeten,
			'Eine Bitte um Unterschrift endet, ihr Link wird gesperrt',
			'Bitten um Unterschrift enden, ihre Links werden gesperrt',
		),
	];
}
