import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { later } from '../../ui/later.tsx';
import { Fragezeichen, type HelpButtonProps } from './fragezeichen.tsx';
import { hilfeQuery } from './queries.ts';

/** Fetched with the first question, as the text is. */
const ladeHilfe = () => import('./hilfe-popover.tsx');
const HilfePopover = later(async () => (await ladeHilfe()).HilfePopover);

/** The question mark beside what needs explaining; opens its help text. */
export function HelpButton(props: HelpButtonProps) {
	const [gefragt, setGefragt] = useState(false);
	const { hilfe, thema, size } = props;
	const client = useQueryClient();
	const bereite = () => {
		void ladeHilfe();
		client.query(hilfeQuery(hilfe)).catch(() => undefined);
	};
	const knopf = (
		<Fragezeichen
			thema={thema}
			size={size}
			aria-haspopup="dialog"
			aria-expanded={false}
			onPointerEnter={bereite}
			onFocus={bereite}
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
