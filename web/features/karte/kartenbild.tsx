import { IconCurrentLocation } from '@tabler/icons-react';
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useMemo } from 'react';
import { buendle } from '#domain/geo/buendel.ts';
import { aufKarte, type Flach, kmAufKarte } from '#domain/geo/mercator.ts';
import type { Mittelpunkt } from '#domain/geo/ortssuche.ts';
import { EINHEITEN } from '#domain/geo/zeichnung.ts';
import { KARTE } from '../../texte/zugang/karte.ts';
import { IconButton } from '../../ui/button.tsx';
import { type Ausschnitt, type Groesse, imFenster, istZuSehen } from './ausschnitt.ts';
import css from './kartenbild.module.css';
import { Kartenrahmen } from './kartenrahmen.tsx';
import { Marke } from './marke.tsx';
import type { Treffer } from './treffer.ts';
import { type Sicht, useAusschnitt } from './use-ausschnitt.ts';

/** Markers nearer than this are joined. */
export const BUENDEL_PX = 40;

/** What of the ground is seen. */
export interface Blick {
	readonly ausschnitt: Ausschnitt;
	readonly groesse: Groesse;
}

/** Moves the map from outside. */
export type Steuerung = Pick<Sicht, 'zeige' | 'holeInsBild'>;

interface KartenbildProps {
	/** Shown whenever they change, no closer than `hoechstens`. */
	punkte: readonly Flach[];
	hoechstens: number | undefined;
	/** Told what is seen whenever that changes; left out: nobody follows the map. */
	onBlick: ((blick: Blick) => void) | undefined;
	ref: Ref<Steuerung>;
	treffer: readonly Treffer[];
	umkreis: { mitte: Mittelpunkt; km: number } | null;
	gewaehlt: string | null;
	istGemerkt: (id: string) => boolean;
	onWahl: (treffer: readonly Treffer[]) => void;
	/** The card of the chosen place. */
	children: ReactNode;
}

/**
 * The map itself: our own outline, markers as buttons over it, and what moves it. Where it stands is its own affair:
 * while a hand moves it, the page around it isn't drawn anew.
 */
export function Kartenbild(props: KartenbildProps) {
	const { punkte, hoechstens, onBlick, ref, treffer, umkreis, gewaehlt, istGemerkt, onWahl, children } = props;
	const sicht = useAusschnitt(punkte, hoechstens);
	const { ausschnitt, groesse } = sicht;
	const { x, y, skala } = ausschnitt;
	const { breite, hoehe } = groesse;
	useImperativeHandle(ref, () => ({ zeige: sicht.zeige, holeInsBild: sicht.holeInsBild }));
	useLayoutEffect(() => {
		onBlick?.({ ausschnitt: { x, y, skala }, groesse: { breite, hoehe } });
	}, [onBlick, x, y, skala, breite, hoehe]);
	const buendel = useMemo(() => {
		const verortet = treffer.filter(({ lage }) => lage !== null);
		return buendle(
			verortet.map((t) => ({ t, x: t.x * skala, y: t.y * skala })),
			BUENDEL_PX,
		).map(({ x, y, teile }) => ({ x: x / skala, y: y / skala, treffer: teile.map(({ t }) => t) }));
	}, [treffer, skala]);
	return (
		<Kartenrahmen
			sicht={sicht}
			label={KARTE.karte}
			bedienung={KARTE.bedienung}
			className={css.karte}
			gezeichnet={umkreis && <Kreis {...umkreis} />}
			ecke="unten"
			knoepfe={<IconButton icon={IconCurrentLocation} label={KARTE.alles} onClick={sicht.zeigeAlles} />}
			marken={buendel
				.filter((b) => istZuSehen(ausschnitt, groesse, b, BUENDEL_PX))
				.map((b) => (
					<Marke
						key={b.treffer[0]?.ort.id}
						{...imFenster(ausschnitt, groesse, b)}
						treffer={b.treffer}
						istGewaehlt={b.treffer.some(({ ort }) => ort.id === gewaehlt)}
						istGemerkt={b.treffer.some(({ ort }) => istGemerkt(ort.id))}
						onWahl={() => onWahl(b.treffer)}
					/>
				))}
		>
			<p className={css.legende}>
				<span className={css.legendeFrei} aria-hidden="true" />
				{KARTE.legendeFrei}
				<span className={css.legendeVoll} aria-hidden="true" />
				{KARTE.nurWarteliste}
			</p>
			{children}
		</Kartenrahmen>
	);
}

function Kreis({ mitte, km }: { mitte: Mittelpunkt; km: number }) {
	const { x, y } = aufKarte(mitte);
	return (
		<circle className={css.umkreis} cx={x * EINHEITEN} cy={y * EINHEITEN} r={kmAufKarte(km, mitte.lat) * EINHEITEN} />
	);
}
