/** G22: from which state a verb starts. */

import type { Fall, Regel, Wunschfall } from '#domain/akte/fall.ts';
import { wunschMaschine } from '#domain/akte/maschinen/wunsch.machine.ts';
import type { Akte, Dokument, Vertrag, Wunsch } from '#domain/akte/zustand.ts';
import { type Uebergang, uebergang } from '#domain/maschine.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import type { AnforderungStatus } from '#domain/status/anforderung.ts';
import { ANFORDERUNG_LABEL } from '#domain/status/anforderung.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { VERTRAG, type VertragStatus } from '#domain/status/vertrag.ts';
import { WUNSCH, type WunschStatus } from '#domain/status/wunsch.ts';

const g22 = (aktion: string, status: string): Regelverstoss => ({
	code: 'G22',
	http: 409,
	text: `Die Aktion „${aktion}“ ist im Status ${status} nicht möglich.`,
});

export const nichtMoeglich = (aktion: string, { status }: Pick<Akte, 'status'>): Regelverstoss =>
	g22(aktion, formatStatus(FREIWILLIGER, status));

export const beimWunsch = (aktion: string, { status }: Pick<Wunsch, 'status'>): Regelverstoss =>
	g22(aktion, formatStatus(WUNSCH, status));

const beimVertrag = (aktion: string, { status }: Pick<Vertrag, 'status'>): Regelverstoss =>
	g22(aktion, formatStatus(VERTRAG, status));

export const beimDokument = (aktion: string, { status }: Pick<Dokument, 'status'>): Regelverstoss =>
	g22(aktion, formatStatus(DOKUMENT, status));

export const beiAnforderung = (aktion: string, stand: AnforderungStatus): Regelverstoss =>
	g22(aktion, `„${ANFORDERUNG_LABEL[stand]}“`);

/** The wish's machine knows a way from here. */
export function wunschGeht(ereignis: Uebergang<typeof wunschMaschine>): Regel<Wunschfall> {
	return ({ wunsch }, titel) =>
		uebergang(wunschMaschine, wunsch.status, ereignis) === null ? beimWunsch(titel, wunsch) : null;
}

/** For changes that leave the wish's status as it is. */
export function wunschIn(...status: readonly WunschStatus[]): Regel<Wunschfall> {
	return ({ wunsch }, titel) => (status.includes(wunsch.status) ? null : beimWunsch(titel, wunsch));
}

/** For changes that leave the contract's status as it is. */
export function vertragIn(...status: readonly VertragStatus[]): Regel<Wunschfall> {
	return ({ wunsch, vertrag }, titel) => {
		if (!vertrag) return beimWunsch(titel, wunsch);
		return status.includes(vertrag.status) ? null : beimVertrag(titel, vertrag);
	};
}

export function freiwilligerIn(...status: readonly FreiwilligerStatus[]): Regel<Fall> {
	return ({ lage }, titel) => (status.includes(lage.akte.status) ? null : nichtMoeglich(titel, lage.akte));
}
