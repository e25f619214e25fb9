import { useDebouncedValue } from '@mantine/hooks';
import { IconExternalLink, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DUBLETTEN } from '../../../texte/akte/dubletten.ts';
import { Notice } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Span } from '../../../ui/span.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { gruende, naeheres, nameVon } from './angaben.ts';
import css from './dubletten.module.css';
import { gesuchteQuery, type Merkmale } from './queries.ts';

const TIPP_PAUSE_MS = 400;

/** While somebody is entered: files that there are of the same person. What they open stays beside the form. */
export function Dublettenhinweis({ merkmale }: { merkmale: Merkmale }) {
	const [gesucht] = useDebouncedValue(JSON.stringify(merkmale), TIPP_PAUSE_MS);
	const suche = JSON.parse(gesucht) as Merkmale;
	const { data = [] } = useQuery({ ...gesuchteQuery(suche), enabled: Boolean(suche.geburtsdatum || suche.email) });
	return (
		<div role="status" className={css.hinweis}>
			{data.length > 0 && (
				<Notice
					icon={<Icon of={IconUsers} />}
					title={<b>{data.length === 1 ? DUBLETTEN.moeglich : DUBLETTEN.mehrere(data.length)}</b>}
				>
					{data.map((akte) => (
						<Span key={akte.id} display="block">
							<TextLink
								to="/admin/freiwillige/$id"
								params={{ id: akte.id }}
								target="_blank"
								aria-label={`${nameVon(akte)}, ${DUBLETTEN.neuerTab}`}
							>
								{nameVon(akte)} <Icon of={IconExternalLink} size={14} />
							</TextLink>{' '}
							{naeheres(akte)} ({gruende(akte)})
						</Span>
					))}
					{DUBLETTEN.inErfassung}
				</Notice>
			)}
		</div>
	);
}
