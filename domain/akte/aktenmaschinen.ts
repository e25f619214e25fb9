import type { Statusmaschine } from '#domain/aggregat.ts';
import type { EreignisVon } from '#domain/ereignis.ts';
import { einziger } from '#domain/statusmaschine.ts';
import type { FreiwilligerStatusGeaendert } from './ereignisse.ts';
import { bfdVereinbarungMaschine } from './maschinen/bfd-vereinbarung.machine.ts';
import { dokumentMaschine } from './maschinen/dokument.machine.ts';
import { freiwilligerMaschine } from './maschinen/freiwilliger.machine.ts';
import { seminarnachweisMaschine } from './maschinen/seminarnachweis.machine.ts';
import { signaturMaschine } from './maschinen/signatur.machine.ts';
import { vertragMaschine } from './maschinen/vertrag.machine.ts';
import { wunschMaschine } from './maschinen/wunsch.machine.ts';
import { zeugnisMaschine } from './maschinen/zeugnis.machine.ts';
import type { Akte } from './zustand.ts';

const stati = (teile: readonly { readonly id: string; readonly status: number | string }[]) =>
	teile.map(({ id, status }) => [id, status] as const);

/** What leads the statuses of a file: of the volunteer, his wishes, contracts, documents, sessions and seminar days. */
export const AKTENMASCHINEN: readonly [Statusmaschine<Akte>, ...Statusmaschine<Akte>[]] = [
	{
		maschine: freiwilligerMaschine,
		// The first number is derived like every other, after the file has begun.
		stati: ({ statusverlauf, status }) => (statusverlauf.length ? einziger(status) : []),
		schritte(ereignis) {
			if (ereignis.type !== 'FreiwilligerStatusGeaendert') return null;
			const { nach, manuell, zurueck } = ereignis.facts as EreignisVon<typeof FreiwilligerStatusGeaendert>['facts'];
			if (zurueck) return [`zurueck.${nach}`];
			return manuell ? [`manuell.${nach}`, `${nach}`] : [`${nach}`];
		},
	},
	{ maschine: wunschMaschine, wessen: 'wunschID', stati: (akte) => stati(akte.wuensche) },
	{ maschine: vertragMaschine, wessen: 'vertragID', stati: (akte) => stati(akte.vertraege) },
	{
		maschine: bfdVereinbarungMaschine,
		wessen: 'vertragID',
		stati: (akte) => akte.vertraege.flatMap(({ id, bfd }) => (bfd ? [[id, bfd.stand] as const] : [])),
	},
	{
		maschine: zeugnisMaschine,
		wessen: 'vertragID',
		stati: (akte) => akte.vertraege.flatMap(({ id, zeugnis }) => (zeugnis ? [[id, zeugnis.stand] as const] : [])),
	},
	{ maschine: dokumentMaschine, wessen: 'dokumentID', stati: (akte) => stati(akte.dokumente) },
	{ maschine: signaturMaschine, wessen: 'sitzungID', stati: (akte) => stati(akte.signaturen) },
	{ maschine: seminarnachweisMaschine, wessen: 'nachweisID', stati: (akte) => stati(akte.seminarnachweise) },
];
