import { MENUE } from '../../texte/menue.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import { MahnwesenTab } from './mahnwesen-tab.tsx';

const CRUMBS = [{ label: MENUE.gruppen.dokumente }];

/** Reminders of all documents. */
export function MahnwesenPage({ sitzung }: { sitzung: Sitzung }) {
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	return (
		<Page>
			<PageTitle title={T.titel} note={T.einleitung} />
			<MahnwesenTab specID={null} sitzung={sitzung} />
		</Page>
	);
}
