import { IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { bildadresse } from '../../client/bild.ts';
import { MEIN } from '../../texte/mein-bereich.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import { OuterLink } from '../../ui/text-link.tsx';
import { kontaktQuery } from '../akte/betreuer/kontakt-query.ts';
import type { Zustaendigkeit } from './andere.ts';
import css from './darum-kuemmern-sich.module.css';

/** What others do next, and how to reach them. */
export function DarumKuemmernSich({ zustaendigkeiten }: { zustaendigkeiten: readonly Zustaendigkeit[] }) {
	if (!zustaendigkeiten.length) return null;
	return (
		<Section title={MEIN.andere} size="sm" ruled>
			<ul>
				{zustaendigkeiten.map(({ key, wer, titel, wo, betreuerUserID }) => (
					<li key={key} className={css.zeile}>
						<Gesicht wer={wer} betreuerUserID={betreuerUserID} />
						<div className={css.mitte}>
							<p className={css.titel}>{titel}</p>
							<p className={css.text}>{wo}</p>
						</div>
						{betreuerUserID && <Kontakt betreuerUserID={betreuerUserID} />}
					</li>
				))}
			</ul>
		</Section>
	);
}

function Gesicht({ wer, betreuerUserID }: Pick<Zustaendigkeit, 'wer' | 'betreuerUserID'>) {
	const { data } = useQuery({ ...kontaktQuery(betreuerUserID ?? ''), enabled: Boolean(betreuerUserID) });
	return <Avatar name={wer} muted src={data?.bild && bildadresse(data.bild)} />;
}

/** Without an answer the line stands without it. */
function Kontakt({ betreuerUserID }: { betreuerUserID: string }) {
	const { data } = useQuery(kontaktQuery(betreuerUserID));
	if (!data) return null;
	return (
		<span className={css.kontakt}>
			{data.telefon && (
				<span className={css.telefon}>
					<Icon of={IconPhone} /> {data.telefon}
				</span>
			)}
			{data.email && (
				<OuterLink href={`mailto:${data.email}`} className={css.mail} aria-label={MEIN.emailAn(data.name)}>
					<Icon of={IconMail} /> {MEIN.email}
				</OuterLink>
			)}
		</span>
	);
}
