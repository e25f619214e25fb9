import { IconArrowBackUp, IconEraser } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { UNTERSCHRIFT } from '../../texte/akte/unterschrift.ts';
import { Button } from '../../ui/button.tsx';
import css from './unterschrift.module.css';

export type Zeichnung = RefObject<{ readonly pad: SignaturePad; readonly canvas: HTMLCanvasElement } | null>;

/** Ink on paper, in the dark as well: so it stands in the document. */
const TINTE = '#12307d';

/** Where the signature is drawn by mouse, finger or pen; whoever can't types. */
export function Zeichenfeld({ zeichnung, onChange }: { zeichnung: Zeichnung; onChange: () => void }) {
	const flaeche = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const canvas = flaeche.current;
		if (!canvas) return;
		const pad = new SignaturePad(canvas, { penColor: TINTE });
		pad.addEventListener('endStroke', onChange);
		zeichnung.current = { pad, canvas };
		let vorher = { breite: 0, hoehe: 0 };
		// A phone is turned, a window made smaller: ink lands where the finger is, and what is drawn stays within.
		const passeAn = () => {
			const neu = { breite: canvas.offsetWidth, hoehe: canvas.offsetHeight };
			if (neu.breite === 0 || (neu.breite === vorher.breite && neu.hoehe === vorher.hoehe)) return;
			const striche = pad.toData();
			const faktor = vorher.breite === 0 ? 1 : Math.min(neu.breite / vorher.breite, neu.hoehe / vorher.hoehe);
			const dichte = Math.max(1, window.devicePixelRatio);
			canvas.width = neu.breite * dichte;
			canvas.height = neu.hoehe * dichte;
			canvas.getContext('2d')?.scale(dichte, dichte);
			pad.clear();
			pad.fromData(
				striche.map((strich) => ({
					...strich,
					points: strich.points.map((punkt) => ({ ...punkt, x: punkt.x * faktor, y: punkt.y * faktor })),
				})),
			);
			vorher = neu;
		};
		const beobachter = new ResizeObserver(passeAn);
		beobachter.observe(canvas);
		passeAn();
		return () => {
			beobachter.disconnect();
			pad.off();
			zeichnung.current = null;
		};
	}, [zeichnung, onChange]);
	const loesche = () => {
		zeichnung.current?.pad.clear();
		onChange();
	};
	const nimmZurueck = () => {
		const { pad } = zeichnung.current ?? {};
		pad?.fromData(pad.toData().slice(0, -1));
		onChange();
	};
	return (
		<div className={css.zeichenfeld}>
			<canvas ref={flaeche} className={css.flaeche} role="img" aria-label={UNTERSCHRIFT.zeichenflaeche} />
			<span className={css.werkzeug}>
				<Button size="sm" icon={IconArrowBackUp} onClick={nimmZurueck}>
					{UNTERSCHRIFT.zurueck}
				</Button>
				<Button size="sm" icon={IconEraser} onClick={loesche}>
					{UNTERSCHRIFT.loeschen}
				</Button>
			</span>
		</div>
	);
}

/** As it is sent; null: nothing is drawn. */
export function alsBild(zeichnung: Zeichnung): Promise<Blob | null> {
	const { pad, canvas } = zeichnung.current ?? {};
	if (!pad || !canvas || pad.isEmpty() || !hatTinte(canvas)) return Promise.resolve(null);
	return new Promise((erfuelle) => canvas.toBlob(erfuelle, 'image/png'));
}

/** A stroke beside the paper leaves no ink. */
function hatTinte(canvas: HTMLCanvasElement): boolean {
	const pixel = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
	for (let alpha = 3; alpha < pixel.length; alpha += 4) if (pixel[alpha]) return true;
	return false;
}
