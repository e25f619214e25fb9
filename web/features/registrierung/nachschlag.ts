import { useSuspenseQuery } from '@tanstack/react-query';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { bewerbbareZyklen } from '#domain/zyklus/bewerbbar.ts';
import type { Parameter, Zyklus } from '../../client/contract.ts';
import { REGISTRIERUNG } from '../../texte/zugang/registrierung.ts';
import { featuresQuery, infoQuery, parameterQuery, zyklenQuery } from '../portal/portal.ts';
import { dienstartenQuery, laenderQuery } from '../stammlisten/queries.ts';
import { type Wahllisten, wahllistenQuery } from '../stammlisten/wahllisten.ts';
import type { Pruefumfeld } from './pruefumfeld.ts';
import type { Dienstart, Land } from './queries.ts';

/** Whether, for when and by which rules somebody can apply. */
export interface Bewerbungsrahmen {
	umfeld: Pruefumfeld;
	parameter: Parameter;
	/** The cycle somebody applies for. */
	zyklus: Zyklus;
	/** Those he can choose among, the earlier first. */
	bewerbbar: readonly Zyklus[];
	dienstarten: readonly Dienstart[];
}

/** What the steps look things up in. */
export interface Nachschlag extends Bewerbungsrahmen {
	laender: readonly Land[];
	/** The list behind each field that refers to one. */
	wahllisten: Wahllisten;
}

/** null: nobody can apply now, because the phase is closed, the provider isn't ready or no cycle is active. */
export function useBewerbungsrahmen(): Bewerbungsrahmen | null {
	const { data: parameter } = useSuspenseQuery(parameterQuery);
	const { data: info } = useSuspenseQuery(infoQuery);
	const { data: zyklen } = useSuspenseQuery(zyklenQuery);
	const { data: dienstarten } = useSuspenseQuery(dienstartenQuery);
	const { data: features } = useSuspenseQuery(featuresQuery);
	const bewerbbar = bewerbbareZyklen(zyklen, info.heute);
	const [zyklus] = bewerbbar;
	if (hindernis(parameter) || !zyklus) return null;
	const umfeld: Pruefumfeld = {
		heute: info.heute,
		mindestalter: parameter.mindestalterRegistrierung,
		pdfSignatures: features.includes('PDF_SIGNATURES'),
		isDienstartWunschPflicht: parameter.bewerbungKarteUnterscheidungFWD,
		isDienstartJeStellePflicht: parameter.festlegungDienstartAbStatus === FREIWILLIGER.nr.BewerbungsProzess,
	};
	return { umfeld, parameter, zyklus, bewerbbar, dienstarten };
}

/** null as above. */
export function useNachschlag(): Nachschlag | null {
	const rahmen = useBewerbungsrahmen();
	const { data: laender } = useSuspenseQuery(laenderQuery);
	const { data: wahllisten } = useSuspenseQuery(wahllistenQuery);
	return rahmen && { ...rahmen, laender, wahllisten };
}

/** The same for the cycle chosen, as long as it can be. */
export function mitZyklus<N extends Pick<Nachschlag, 'zyklus' | 'bewerbbar'>>(
	nachschlag: N,
	zyklusID: string | null,
): N {
	const gewaehlt = nachschlag.bewerbbar.find(({ id }) => id === zyklusID);
	return gewaehlt ? { ...nachschlag, zyklus: gewaehlt } : nachschlag;
}

/** Why nobody can apply; null: nothing stands against it. */
export function hindernis({ bewerbungslage }: Pick<Parameter, 'bewerbungslage'>): string | null {
	const { geschlossen, vorbereitung } = REGISTRIERUNG;
	if (bewerbungslage === 'VORBEREITUNG') return vorbereitung;
	return bewerbungslage === 'GESCHLOSSEN' ? geschlossen.text : null;
}
