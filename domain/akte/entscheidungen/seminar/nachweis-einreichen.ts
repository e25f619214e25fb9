/** A paper about a seminar is handed in to be checked. Table: Seminarnachweis, upload proof. */
import { SeminarnachweisEingereicht, SeminarnachweisZurPruefung } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { konflikt, type Nachweisfall, nachweisfall } from '#domain/akte/seminar/seminarfall.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { teilnahmevorschlag } from '#domain/seminar/anwesenheit.ts';
import { ersterTag } from '#domain/seminar/seminar-felder.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';

export interface NachweisEinreichenEingabe {
	readonly nachweisID: string;
	readonly uploadID: string;
	/** As its uploader calls it. */
	readonly dateiname: string;
	/** A doctor says that he couldn't work. */
	readonly isAU: boolean;
}

/** What is being checked takes another paper; what is recognised needs none. */
function nochOffen({ nachweis: { status } }: Nachweisfall, titel: string): Befund {
	if (status !== SEMINARNACHWEIS.nr.AnerkanntAU && status !== SEMINARNACHWEIS.nr.Anerkannt) return null;
	return konflikt('G22', `Die Aktion „${titel}“ ist im Status ${formatStatus(SEMINARNACHWEIS, status)} nicht möglich.`);
}

function hatBegonnen({ lage, nachweis }: Nachweisfall): Befund {
	const beginn = ersterTag(nachweis);
	return beginn !== null && beginn <= lage.ctx.heute
		? null
		: konflikt('ZUKUNFT', 'Nachweise können eingereicht werden, sobald das Seminar begonnen hat.');
}

const EINREICHEN: Verb<Nachweisfall<NachweisEinreichenEingabe>, 'seminarnachweisEinreichen'> = {
	key: 'seminarnachweisEinreichen',
	titel: 'Nachweis einreichen',
	ausgang: [nochOffen],
	regeln: [hatBegonnen],
};

/** With it the days are to be checked; an earlier file is let go by whoever writes this. */
export function nachweisEinreichen(lage: Lage, eingabe: NachweisEinreichenEingabe): Entschluss {
	const fall = nachweisfall(lage, eingabe);
	pruefe(EINREICHEN, fall);
	const { id: nachweisID, status: von, anwesenheit } = fall.nachweis;
	const tage = anwesenheit.length > 0 ? teilnahmevorschlag(fall.nachweis).tage : null;
	const { uploadID, dateiname, isAU } = eingabe;
	const person = {
		betroffener: lage.akte.id,
		art: isAU ? ('GESUNDHEIT' as const) : ('FREITEXT' as const),
		daten: { dateiname, isAU },
	};
	return vollende(lage, [
		SeminarnachweisEingereicht({ nachweisID, uploadID }, person),
		...(von === SEMINARNACHWEIS.nr.Pruefung
			? []
			: [SeminarnachweisZurPruefung({ nachweisID, von, nach: 10, anlass: 'NACHWEIS', tage })]),
	]);
}
