import { Stack } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UNTERSCHRIFT as TEXT } from '../../texte/akte/unterschrift.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OuterLink, TextButton } from '../../ui/text-link.tsx';
import { parameterQuery } from '../portal/portal.ts';
import css from './unterschrift.module.css';

interface RueckfrageProps {
	dokument: string;
	freiwilliger: string;
	/** Until when the link works. */
	bis: string;
}

/** For who hesitates: whom to ask. Nobody refuses here, a talk comes first. */
export function Rueckfrage({ dokument, freiwilliger, bis }: RueckfrageProps) {
	const [offen, setOffen] = useState(false);
	const { data: parameter } = useQuery(parameterQuery);
	const adresse = parameter?.mandantApMail;
	const mail = `mailto:${adresse}?subject=${encodeURIComponent(TEXT.nichtBetreff(dokument, freiwilliger))}`;
	return (
		<div className={css.rueckfrage}>
			<TextButton onClick={() => setOffen(true)}>{TEXT.nicht}</TextButton>
			{adresse && (
				<span>
					{TEXT.fragen} <OuterLink href={mail}>{adresse}</OuterLink>
				</span>
			)}
			<Dialog opened={offen} onClose={() => setOffen(false)} title={TEXT.nichtTitel} cancel={TEXT.schliessen}>
				<Stack gap={12}>
					<p>{TEXT.nichtText(bis)}</p>
					<p>
						{adresse ? (
							<OuterLink href={mail}>
								<Icon of={IconMail} size={16} /> {TEXT.nichtSchreiben}
							</OuterLink>
						) : (
							TEXT.nichtOhneAdresse
						)}
					</p>
				</Stack>
			</Dialog>
		</div>
	);
}
