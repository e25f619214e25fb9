import { BEITRITTE as ERKLAERT } from '#domain/liste/benutzer.ts';
import { BEITRITTE } from '../../texte/verwaltung/benutzer.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { oderLeer, personenname } from '../liste/zellen.tsx';
import css from './benutzer.module.css';
import type { Beitritt } from './queries.ts';

export const BEITRITTSSPALTEN = tabellenspalten<typeof ERKLAERT, Beitritt>(ERKLAERT, {
	name: (anfrage) => (
		<span className={css.status}>
			{personenname(anfrage)}
			{anfrage.isSso && <Tag>{BEITRITTE.sso}</Tag>}
		</span>
	),
	email: ({ email, bestehenderUserID }) => (
		<span className={css.status}>
			{email}
			{bestehenderUserID && <Tag>{BEITRITTE.hatKonto}</Tag>}
		</span>
	),
	nachricht: ({ nachricht }) => <span title={nachricht ?? undefined}>{oderLeer(nachricht)}</span>,
	entschiedenVon: ({ entschiedenVon }) => oderLeer(entschiedenVon?.name ?? null),
});
