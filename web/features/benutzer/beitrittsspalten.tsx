import { BEITRITTE as ERKLAERT } from '#domain/liste/benutzer.ts';
import { BEITRITTE } from '../../texte/verwaltung/benutzer.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { Inline } from '../../ui/inline.ts';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { oderLeer, personenname } from '../liste/zellen.tsx';
import type { Beitritt } from './queries.ts';

export const BEITRITTSSPALTEN = tabellenspalten<typeof ERKLAERT, Beitritt>(ERKLAERT, {
	name: (anfrage) => (
		<Inline>
			{personenname(anfrage)}
			{anfrage.isSso && <Tag>{BEITRITTE.sso}</Tag>}
		</Inline>
	),
	email: ({ email, bestehenderUserID }) => (
		<Inline>
			{email}
			{bestehenderUserID && <Tag>{BEITRITTE.hatKonto}</Tag>}
		</Inline>
	),
	nachricht: ({ nachricht }) => <span title={nachricht ?? undefined}>{oderLeer(nachricht)}</span>,
	entschiedenVon: ({ entschiedenVon }) => oderLeer(entschiedenVon?.name ?? null),
});
