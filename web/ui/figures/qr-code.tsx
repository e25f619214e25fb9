import encodeQR from 'qr';
import css from './qr-code.module.css';

/** Dark modules on a light ground in both themes, so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const data = encodeQR(text, 'raw', { border: 2, ecc: 'medium' });
	const size = data.length;
	const punkte = data.flatMap((zeile, y) => zeile.flatMap((dunkel, x) => (dunkel ? `M${x} ${y}h1v1h-1z` : [])));
	return (
		<svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
			<path d={punkte.join('')} />
		</svg>
	);
}
