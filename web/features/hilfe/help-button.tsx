import { lazy, Suspense, useState } from 'react';
import { Fragezeichen, type HelpButtonProps } from './fragezeichen.tsx';

/** Fetched with the first question. */
const ladeHilfe = () => import('./hilfe-popover.tsx');
const HilfePopover = lazy(async () => ({ default: (await ladeHilfe()).HilfePopover }));

/** The question mark beside what needs explaining; opens its help text. */
export function HelpButton(props: HelpButtonProps) {
	const [gefragt, setGefragt] = useState(false);
	const { thema, size } = props;
	const knopf = (
		<Fragezeichen
			thema={thema}
			size={size}
			aria-haspopup="dialog"
			aria-expanded={false}
			onPointerEnter={ladeHilfe}
			onFocus={ladeHilfe}
			onClick={() => setGefragt(true)}
		/>
	);
	if (!gefragt) return knopf;
	return (
		<Suspense fallback={knopf}>
			<HilfePopover {...props} />
		</Suspense>
	);
}
