import { useQuery } from '@tanstack/react-query';
import { alterAm, begonneneMonate } from '#domain/datum.ts';
import { formatEuro, formatStunden } from '#domain/format/zahl.ts';
import { arbeitszeitgrenzen } from '#domain/recht/arbeitszeit.ts';
import { hoechstbetragAm } from '#domain/recht/taschengeld.ts';
import { rechneUrlaub, resttext } from '#domain/recht/urlaub.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { zyklenQuery } from '../../portal/portal.ts';
import { dienstartenQuery } from '../../stammlisten/queries.ts';
import { useAkte } from '../akte-kontext.tsx';
import type { Vertrag } from '../typen.ts';

type Bedingungen = Pick<
	Vertrag,
	'vertragsbeginn' | 'vertragsende' | 'geplantesEnde' | 'wochenstunden' | 'diensttageProWoche'
>;
type Hinweise = Partial<Record<keyof Vertrag, string | null>>;

/** Fixed bounds in euros (table: Vertrag). */
const HOECHSTENS = { zuschussDeutschlandticket: 200, mobilitaetszuschlag: 500 } as const;

/** By what each term is measured, in few words; follows the terms as they are being typed. */
export function useVertragshinweise(vertrag: Vertrag): (werte: Bedingungen) => Hinweise {
	const { freiwilliger, heute } = useAkte();
	const { data: zyklen } = useQuery(zyklenQuery);
	const { data: dienstarten } = useQuery(dienstartenQuery);
	const zyklus = zyklen?.find(({ id }) => id === vertrag.zyklusID);
	// Whoever isn't told what the cycle lays down isn't told a ceiling either: it may be less than the law's.
	const imZyklus = zyklus?.dienstarten.find(
		({ dienstartID }) => dienstartID === vertrag.dienstartID,
	)?.taschengeldHoechstbetrag;
	const art = dienstarten?.find(({ id }) => id === vertrag.dienstartID)?.art;
	const hoechstbetrag = (beginn: string | null): number | null =>
		zyklus === undefined || imZyklus === undefined || art === undefined
			? null
			: hoechstbetragAm(imZyklus && Math.round(imZyklus * 100), art, beginn ?? zyklus.start);
	return (werte) => {
		const { vertragsbeginn: von } = werte;
		const bis = werte.geplantesEnde ?? werte.vertragsende;
		const zeitraum = von && bis && von <= bis ? { von, bis } : null;
		const geboren = freiwilliger.geburtsdatum;
		const grenzen = arbeitszeitgrenzen(geboren, von ?? heute);
		const taschengeld = hoechstbetrag(von);
		const stunden = (grenzen.minderjaehrig ?? grenzen).hoechstens;
		return {
			vertragsbeginn: geboren
				? von && VERTRAG.alter(alterAm(geboren, von))
				: freiwilliger.alter === null
					? null
					: VERTRAG.alterHeute(freiwilliger.alter),
			vertragsende: zeitraum && VERTRAG.monate(begonneneMonate(zeitraum.von, zeitraum.bis)),
			// As long as a site knows no more than the age, it isn't told a bound that may be an adult's.
			wochenstunden: geboren && VERTRAG.hoechstens(`${formatStunden(stunden)} h`),
			diensttageProWoche:
				grenzen.minderjaehrigDiensttage === null
					? null
					: VERTRAG.hoechstens(formatStunden(grenzen.minderjaehrigDiensttage)),
			urlaubstage:
				geboren && zeitraum && urlaub(geboren, { ...zeitraum, diensttage: Math.round(werte.diensttageProWoche * 10) }),
			seminartagePflicht: vertrag.seminartagePflicht === null ? VERTRAG.berechnet : VERTRAG.vonHand,
			taschengeld: taschengeld === null ? null : VERTRAG.inVollzeit(hoechstens(taschengeld)),
			zuschussDeutschlandticket: hoechstens(HOECHSTENS.zuschussDeutschlandticket * 100),
			mobilitaetszuschlag: hoechstens(HOECHSTENS.mobilitaetszuschlag * 100),
		};
	};
}

function urlaub(
	geburtsdatum: string | null | undefined,
	zeit: { von: string; bis: string; diensttage: number },
): string {
	const rechnung = rechneUrlaub({ geburtsdatum, ...zeit });
	return [VERTRAG.mindestens(String(rechnung.tage)), resttext(rechnung)].filter(Boolean).join(', ');
}

const hoechstens = (cent: number): string => VERTRAG.hoechstens(formatEuro(cent));
