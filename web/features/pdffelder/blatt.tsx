import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Document, Page } from 'react-pdf';
import { type Blattstelle, type Feldinhalt, GANZE_SEITE } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { UNTERSCHRIFT } from '../../texte/akte/unterschrift.ts';
import { PDFFELDER as T } from '../../texte/verwaltung/pdffelder.ts';
import { cx } from '../../ui/cx.ts';
import { useDropTarget } from '../../ui/drop-target.ts';
import { ErrorBox, SkeletonLines } from '../../ui/feedback/states.tsx';
import '../../ui/layout/pdf-worker.ts';
import type { Feldstand } from './entwurf.ts';
import css from './pdffelder.module.css';
import { kurzwort } from './worte.ts';
import type { Zug } from './zug.ts';

interface BlattProps {
	pdf: Blob;
	seite: number;
	/** 1: as large as on paper. */
	zoom: number;
	/** Fields that lie on it; none where it is shown filled. */
	felder: readonly Feldstand[];
	gewaehlt: string | null;
	onWahl: (feld: string) => void;
	onInhalt: (feld: string, inhalt: Feldinhalt) => void;
	/** Given while fields are put there by hand. */
	onSetzen?: ((stelle: Blattstelle) => void) | undefined;
	zug: Zug;
	aenderbar: boolean;
}

/** Pixels of a point of paper. */
const PUNKT = 96 / 72;

/** One page of the form with its fields on it. Heavy: load it lazily. */
export default function Blatt({ pdf, seite, zoom, felder, onSetzen, ...rest }: BlattProps) {
	const papier = useRef<HTMLDivElement>(null);
	const { zieht, handlers } = useRahmen(papier, seite, onSetzen);
	return (
		<Document
			file={pdf}
			suspense={false}
			loading={<SkeletonLines />}
			error={<ErrorBox text={UNTERSCHRIFT.nichtLesbar} />}
		>
			<div ref={papier} className={cx(css.papier, onSetzen && css.setzt)} {...handlers}>
				<Page
					pageNumber={seite}
					scale={zoom * PUNKT}
					renderAnnotationLayer={false}
					renderTextLayer={false}
					loading=""
					aria-label={T.blatt(seite)}
				/>
				{/* The list beside it is the way for whoever doesn't see the page. */}
				<div aria-hidden="true">
					{felder.map((stand) =>
						stand.feld.stellen
							.map((stelle, i) => ({ stelle, i }))
							.filter(({ stelle }) => stelle.seite === seite)
							.map(({ stelle, i }) => (
								<Rechteck key={`${stand.feld.name} ${i}`} stand={stand} stelle={stelle} {...rest} />
							)),
					)}
					{zieht && <div className={css.ziehend} style={lage(zieht)} />}
				</div>
			</div>
		</Document>
	);
}

const teil = (anteil: number): string => `${(anteil / GANZE_SEITE) * 100}%`;
const lage = ({ x, y, breite, hoehe }: Omit<Blattstelle, 'seite'>) => ({
	...{ left: teil(x), top: teil(y), width: teil(breite), height: teil(hoehe) },
});

type RechteckProps = Pick<BlattProps, 'gewaehlt' | 'onWahl' | 'onInhalt' | 'zug' | 'aenderbar'> & {
	stand: Feldstand;
	stelle: Blattstelle;
};

function Rechteck({ stand, stelle, gewaehlt, onWahl, onInhalt, zug, aenderbar }: RechteckProps) {
	const { feld, inhalt, stand: wie } = stand;
	const nimmt = aenderbar && wie !== 'UNTERSCHRIFT';
	const { isOver, handlers } = useDropTarget(() => zug.gezogen && onInhalt(feld.name, zug.gezogen));
	const istText = feld.art === 'TEXT' || feld.art === 'LISTE';
	const wort = inhalt ? kurzwort(inhalt) : wie === 'UNTERSCHRIFT' ? T.art.UNTERSCHRIFT : T.ohneWort;
	return (
		<button
			type="button"
			tabIndex={-1}
			className={css.rechteck}
			style={lage(stelle)}
			title={`${feld.name}: ${wort}`}
			data-stand={wie}
			data-leer={inhalt?.art === 'LEER' || undefined}
			data-gewaehlt={gewaehlt === feld.name || undefined}
			data-darueber={(nimmt && isOver && zug.gezogen !== null) || undefined}
			onClick={() => onWahl(feld.name)}
			{...(nimmt && zug.gezogen ? handlers : {})}
		>
			{istText || wie === 'UNTERSCHRIFT' ? wort : ''}
		</button>
	);
}

/** Smaller is a slip of the hand. */
const MINDESTENS = 60;

/** Drawing a rectangle with the pointer. */
function useRahmen(
	papier: { readonly current: HTMLDivElement | null },
	seite: number,
	onSetzen: BlattProps['onSetzen'],
) {
	const [anfang, setAnfang] = useState<readonly [number, number] | null>(null);
	const [zieht, setZieht] = useState<Blattstelle | null>(null);
	if (!onSetzen) return { zieht: null, handlers: {} };
	const ort = (event: PointerEvent): readonly [number, number] => {
		const { left, top, width, height } = papier.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
		const teile = (wo: number, ganz: number) => Math.round(Math.min(1, Math.max(0, wo / ganz)) * GANZE_SEITE);
		return [teile(event.clientX - left, width), teile(event.clientY - top, height)];
	};
	const endet = () => {
		setAnfang(null);
		setZieht(null);
	};
	const handlers = {
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if ((event.target as HTMLElement).closest(`.${css.rechteck}`)) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			setAnfang(ort(event));
		},
		onPointerMove: (event: PointerEvent) => {
			if (!anfang) return;
			const [x, y] = ort(event);
			setZieht({
				...{ seite, x: Math.min(x, anfang[0]), y: Math.min(y, anfang[1]) },
				...{ breite: Math.abs(x - anfang[0]), hoehe: Math.abs(y - anfang[1]) },
			});
		},
		onPointerUp: () => {
			if (zieht && zieht.breite >= MINDESTENS && zieht.hoehe >= MINDESTENS) onSetzen(zieht);
			endet();
		},
		onPointerCancel: endet,
		onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && endet(),
	};
	return { zieht, handlers };
}
