import { useElementSize } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconMinus, IconPlus, IconSquarePlus } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Blattstelle, Feldinhalt } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { UNTERSCHRIFT } from '../../texte/akte/unterschrift.ts';
import { PDFFELDER as T } from '../../texte/verwaltung/pdffelder.ts';
import { IconButton } from '../../ui/button.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { SkeletonLines } from '../../ui/feedback/states.tsx';
import { later } from '../../ui/later.tsx';
import { Segments } from '../../ui/layout/tabs.tsx';
import type { SpecGanz } from '../dokumentencenter/queries.ts';
import type { Feldstand } from './entwurf.ts';
import css from './pdffelder.module.css';
import { vorlagendateiQuery } from './queries.ts';
import type { Zug } from './zug.ts';

const Blatt = later(async () => (await import('./blatt.tsx')).default);

const STUFEN = [0.5, 0.65, 0.8, 1, 1.25, 1.5, 2] as const;
/** Most forms are as wide as this sheet, in pixels. */
const BLATT = 794;
/** Beside it. */
const RAND = 30;
const SCHRITT = 0.05;
/** Scrolled by keyboard as well. */
const ROLLBAR = { tabIndex: 0 };
const ANSICHTEN = [
	{ value: 'FELDER', label: T.felder },
	{ value: 'AUSGEFUELLT', label: T.ausgefuellt },
] as const;

interface SeitenansichtProps {
	spec: SpecGanz;
	uploadID: string;
	seiten: number;
	seite: number;
	ansicht: 'FELDER' | 'AUSGEFUELLT';
	ausgefuellt: UseQueryResult<Blob>;
	alle: readonly Feldstand[];
	gewaehlt: string | null;
	onSeite: (seite: number) => void;
	onAnsicht: (ansicht: 'FELDER' | 'AUSGEFUELLT') => void;
	onWahl: (feld: string) => void;
	onInhalt: (feld: string, inhalt: Feldinhalt) => void;
	onSetzen: (stelle: Blattstelle) => void;
	zug: Zug;
	aenderbar: boolean;
}

/** The page with its fields on it, or as it is filled. */
export function Seitenansicht(props: SeitenansichtProps) {
	const { spec, uploadID, seiten, seite, ansicht, ausgefuellt, alle, onSeite, onAnsicht, aenderbar } = props;
	const [gesetzt, setZoom] = useState<number | null>(null);
	const { ref, width } = useElementSize();
	const isFlach = alle.every(({ platz }) => platz !== null);
	const [will, setWill] = useState(false);
	const setzt = aenderbar && ansicht === 'FELDER' && (isFlach || will);
	const datei = useQuery(vorlagendateiQuery(spec.id, uploadID));
	const ganz = Math.max(STUFEN[0], Math.floor((width ? width - RAND : BLATT) / BLATT / SCHRITT) * SCHRITT);
	const zoom = gesetzt ?? ganz;
	const kleiner = STUFEN.findLast((stufe) => stufe < zoom - SCHRITT / 2);
	const groesser = STUFEN.find((stufe) => stufe > zoom + SCHRITT / 2);
	return (
		<section className={css.mitte} aria-label={T.ansicht}>
			<div className={css.leiste}>
				<Segments label={T.ansicht} value={ansicht} options={ANSICHTEN} onChange={onAnsicht} />
				{aenderbar && ansicht === 'FELDER' && !isFlach && (
					<IconButton
						icon={IconSquarePlus}
						label={T.feldSetzen}
						size="sm"
						variant={will ? 'primary' : 'secondary'}
						aria-pressed={will}
						onClick={() => setWill(!will)}
					/>
				)}
				<span className={css.rechts}>
					<IconButton
						icon={IconChevronLeft}
						label={UNTERSCHRIFT.vorige}
						variant="bare"
						size="sm"
						disabled={seite <= 1}
						onClick={() => onSeite(seite - 1)}
					/>
					<span>{T.seite(seite, seiten)}</span>
					<IconButton
						icon={IconChevronRight}
						label={UNTERSCHRIFT.naechste}
						variant="bare"
						size="sm"
						disabled={seite >= seiten}
						onClick={() => onSeite(seite + 1)}
					/>
				</span>
				<span className={css.zoom}>
					<IconButton
						icon={IconMinus}
						label={UNTERSCHRIFT.kleiner}
						variant="bare"
						size="sm"
						disabled={kleiner === undefined}
						onClick={() => setZoom(kleiner ?? zoom)}
					/>
					<span>{Math.round(zoom * 100)} %</span>
					<IconButton
						icon={IconPlus}
						label={UNTERSCHRIFT.groesser}
						variant="bare"
						size="sm"
						disabled={groesser === undefined}
						onClick={() => setZoom(groesser ?? zoom)}
					/>
				</span>
			</div>
			<section ref={ref} className={css.flaeche} {...ROLLBAR} aria-label={UNTERSCHRIFT.dokument(spec.bezeichnung)}>
				{ansicht === 'FELDER' && isFlach && (
					<p className={css.hinweis}>{aenderbar ? T.keineFelder : T.keineFelderFest}</p>
				)}
				{setzt && !isFlach && <p className={css.hinweis}>{T.setzenText}</p>}
				<Geladen query={ansicht === 'FELDER' ? datei : ausgefuellt} failed={WithReason}>
					{(pdf) => (
						<Suspense fallback={<SkeletonLines />}>
							<Blatt
								{...props}
								pdf={pdf}
								zoom={zoom}
								felder={ansicht === 'FELDER' ? alle : []}
								onSetzen={setzt ? props.onSetzen : undefined}
							/>
						</Suspense>
					)}
				</Geladen>
			</section>
		</section>
	);
}
