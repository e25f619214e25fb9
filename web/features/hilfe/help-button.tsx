import { IconHelp } from '@tabler/icons-react';
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import type { HilfeKey } from '#domain/hilfe/katalog.ts';
import { HILFETEXT } from '../../texte/hilfe.ts';
import { IconButton } from '../../ui/button.tsx';

/** Fetched with the first question. */
const ladeHilfe = () => import('./hilfe-popover.tsx');
const HilfePopover = lazy(async () => ({ default: (await ladeHilfe()).HilfePopover }));

export interface HelpButtonProps {
	hilfe: HilfeKey;
	/** What it explains, as the button is read: `Hilfe: Anmeldungen`; left out: the page. */
	thema?: string;
	size?: 'sm' | 'md';
	/** In a dialog the text stays within it, so that the keyboard gets there. */
	imDialog?: boolean;
}

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

type FragezeichenProps = Pick<HelpButtonProps, 'thema' | 'size'> & ComponentPropsWithRef<'button'>;

export function Fragezeichen({ thema, size = 'sm', ...rest }: FragezeichenProps) {
	return <IconButton {...rest} icon={IconHelp} label={nameDerHilfe(thema)} variant="bare" size={size} />;
}

export const nameDerHilfe = (thema: string | undefined) => (thema ? HILFETEXT.hilfeZu(thema) : HILFETEXT.hilfe);
