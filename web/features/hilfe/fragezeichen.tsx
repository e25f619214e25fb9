import { IconHelp } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import type { HilfeKey } from '#domain/hilfe/katalog.ts';
import { HILFETEXT } from '../../texte/hilfe.ts';
import { IconButton } from '../../ui/button.tsx';

export interface HelpButtonProps {
	hilfe: HilfeKey;
	/** What it explains, as the button is read: `Hilfe: Anmeldungen`; left out: the page. */
	thema?: string;
	size?: 'sm' | 'md';
	/** In a dialog the text stays within it, so that the keyboard gets there. */
	imDialog?: boolean;
}

type FragezeichenProps = Pick<HelpButtonProps, 'thema' | 'size'> & ComponentPropsWithRef<'button'>;

export function Fragezeichen({ thema, size = 'sm', ...rest }: FragezeichenProps) {
	return <IconButton {...rest} icon={IconHelp} label={nameDerHilfe(thema)} variant="bare" size={size} />;
}

export const nameDerHilfe = (thema: string | undefined) => (thema ? HILFETEXT.hilfeZu(thema) : HILFETEXT.hilfe);
