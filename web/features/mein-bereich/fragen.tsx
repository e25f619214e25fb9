import { IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { bildadresse } from '../../client/bild.ts';
import { MEIN } from '../../texte/zugang/mein-bereich.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { OuterLink } from '../../ui/text-link.tsx';
import { parameterQuery } from '../portal/portal.ts';
import css from './fragen.module.css';
import { wartezeitenQuery } from './wartezeiten.ts';

/** A person of the Traeger to ask, always last; where nobody looks after the volunteer, the Traeger itself. */
export function Fragen({ freiwilligerID }: { freiwilligerID: string }) {
	const { data } = useQuery(wartezeitenQuery(freiwilligerID));
	const { data: parameter } = useQuery(parameterQuery);
	if (!data) return null;
	const { name, email, telefon, bild } = data.kontakt;
	const traeger = parameter?.mandantBezeichnung;
	return (
		<Section title={MEIN.fragen} ruled>
			<div className={css.person}>
				<Avatar name={name} size={40} muted src={bild && bildadresse(bild)} />
				<div>
					<p className={css.name}>{name}</p>
					{traeger && traeger !== name && <p className={css.wo}>{traeger}</p>}
				</div>
			</div>
			<p className={css.wege}>
				{telefon && (
					<span className={css.telefon}>
						<Icon of={IconPhone} /> {telefon}
					</span>
				)}
				{email && (
					<OuterLink href={`mailto:${email}`} className={css.mail} aria-label={MEIN.emailAn(name)}>
						<Icon of={IconMail} /> {MEIN.nachricht}
					</OuterLink>
				)}
				{!telefon && !email && <span className={css.wo}>{MEIN.ohneKontakt}</span>}
			</p>
		</Section>
	);
}
