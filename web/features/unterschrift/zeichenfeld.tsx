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
		const dichte = Math.max(1, window.devicePixelRatio);
		canvas.width = canvas.offsetWidth * dichte;
		canvas.height = canvas.offsetHeight * dichte;
		canvas.getContext('2d')?.scale(dichte, dichte);
		const pad = new SignaturePad(canvas, { penColor: TINTE });
		pad.addEventListener('endStroke', onChange);
		zeichnung.current = { pad, canvas };
		return () => {
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
	if (!pad || !canvas || pad.isEmpty()) return Promise.resolve(null);
	return new Promise((erfuelle) => canvas.toBlob(erfuelle, 'image/png'));
}
