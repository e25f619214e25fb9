import { formatEuro } from '#domain/format/zahl.ts';
import { KARTE } from '../../texte/zugang/karte.ts';
import { Ampel } from '../../ui/figures/ampel.tsx';
import type { Kartenort } from './queries.ts';

/** Is a place free? Nothing where quotas are off. */
export function Platzstand({ ort }: { ort: Kartenort }) {
	if (ort.hatFreiePlaetze === undefined) return null;
	return (
		<Ampel state={ort.hatFreiePlaetze ? 'ok' : 'check'}>
			{ort.hatFreiePlaetze ? KARTE.freiePlaetze : KARTE.nurWarteliste}
		</Ampel>
	);
}

const CENT = 100;

/** What the place offers, the money first. */
export function leistungen(ort: Kartenort): string[] {
	const { taschengeld, urlaubstage, hatUnterkunft, hatVerpflegung, hatDeutschlandticket } = ort;
	return [
		taschengeld !== undefined && KARTE.taschengeld(formatEuro(Math.round(taschengeld * CENT))),
		urlaubstage !== undefined && KARTE.urlaub(urlaubstage),
		hatUnterkunft && KARTE.hatUnterkunft,
		hatVerpflegung && KARTE.hatVerpflegung,
		hatDeutschlandticket && KARTE.hatDeutschlandticket,
	].filter((wort) => typeof wort === 'string');
}
