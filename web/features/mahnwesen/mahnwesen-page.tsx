import { SHELL } from '../../texte/shell.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import css from './mahnwesen.module.css';
import { MahnwesenTab } from './mahnwesen-tab.tsx';

const CRUMBS = [{ label: SHELL.gruppen.dokumente }];

/** Reminders of all documents. */
export function MahnwesenPage({ sitzung }: { sitzung: Sitzung }) {
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	return (
		<Page>
			<PageTitle title={T.titel} />
			<p className={css.einleitung}>{T.einleitung}</p>
			<MahnwesenTab specID={null} sitzung={sitzung} />
		</Page>
	);
}
