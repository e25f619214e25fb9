import { IconMapPinFilled } from '@tabler/icons-react';
import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { aufErde, aufKarte, type Flach } from '#domain/geo/mercator.ts';
import type { Punkt } from '#domain/geo/punkt.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ausFenster, imFenster } from '../karte/ausschnitt.ts';
import { Kartenrahmen } from '../karte/kartenrahmen.tsx';
import { type Sicht, useAusschnitt } from '../karte/use-ausschnitt.ts';
import css from './koordinaten-dialog.module.css';

const TEXT = ADRESSE.karte;
/** A hand that moves less than this points, it doesn't drag. */
const ZITTERN_PX = 4;
const GENAU = 1_000_000;

interface KoordinatenDialogProps {
	/** Where the address lies so far. */
	lage: Punkt | null;
	onWahl: (lage: Punkt) => void;
	onClose: () => void;
}

/** Points at a place on our own map; nothing is saved before the form is. */
export function KoordinatenDialog({ lage, onWahl, onClose }: KoordinatenDialogProps) {
	const [gewaehlt, setGewaehlt] = useState(lage);
	return (
		<Dialog
			opened
			onClose={onClose}
			title={TEXT.titel}
			subtitle={gewaehlt ? TEXT.gewaehlt(grad(gewaehlt.lat), grad(gewaehlt.lon)) : TEXT.keine}
			width={880}
			primary={
				<Button variant="primary" disabled={!gewaehlt} onClick={() => gewaehlt && onWahl(gewaehlt)}>
					{TEXT.uebernehmen}
				</Button>
			}
		>
			<Zeigekarte anfang={lage} gewaehlt={gewaehlt} onWahl={setGewaehlt} />
		</Dialog>
	);
}

interface ZeigekarteProps {
	anfang: Punkt | null;
	gewaehlt: Punkt | null;
	onWahl: (lage: Punkt) => void;
}

function Zeigekarte({ anfang, gewaehlt, onWahl }: ZeigekarteProps) {
	const sicht = useAusschnitt(useMemo(() => (anfang ? [aufKarte(anfang)] : []), [anfang]));
	const { ausschnitt, groesse } = sicht;
	const waehle = (p: Flach) => {
		const { lat, lon } = aufErde(p);
		onWahl({ lat: Math.round(lat * GENAU) / GENAU, lon: Math.round(lon * GENAU) / GENAU });
	};
	const zeiger = useZeiger(sicht, waehle);
	const fahne = gewaehlt && imFenster(ausschnitt, groesse, aufKarte(gewaehlt));
	return (
		<Kartenrahmen
			sicht={sicht}
			label={TEXT.titel}
			bedienung={TEXT.bedienung}
			className={css.karte}
			zeiger={zeiger}
			ecke="oben"
			knoepfe={
				<Button size="sm" onClick={() => waehle(ausschnitt)}>
					{TEXT.mitte}
				</Button>
			}
			marken={
				fahne && (
					<span className={css.fahne} style={{ translate: `calc(${fahne.x}px - 50%) calc(${fahne.y}px - 100%)` }}>
						<Icon of={IconMapPinFilled} size={28} />
					</span>
				)
			}
		/>
	);
}

/** Tells a click from a drag, which ends as a click as well. */
function useZeiger({ ausschnitt, groesse, maus }: Sicht, waehle: (p: Flach) => void) {
	const gedrueckt = useRef<Flach | null>(null);
	return {
		onPointerDown: (event: Parameters<typeof maus.onPointerDown>[0]) => {
			gedrueckt.current = { x: event.clientX, y: event.clientY };
			maus.onPointerDown(event);
		},
		onClick: (event: MouseEvent<SVGSVGElement>) => {
			const von = gedrueckt.current;
			if (!von || Math.hypot(event.clientX - von.x, event.clientY - von.y) > ZITTERN_PX) return;
			const { left, top } = event.currentTarget.getBoundingClientRect();
			waehle(ausFenster(ausschnitt, groesse, { x: event.clientX - left, y: event.clientY - top }));
		},
	};
}

const grad = (wert: number): string => wert.toFixed(5).replace('.', ',');
