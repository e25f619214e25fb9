import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SHELL } from '../../texte/shell.ts';
import { Schnellsuche } from '../suche/schnellsuche.tsx';
import { Banners } from './banners.tsx';
import { menuFor } from './menu.ts';
import { featuresQuery, parameterQuery } from './portal.ts';
import css from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { darf, type Sitzung } from './sitzung.ts';
import { TopBar } from './top-bar.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

/** Id of the main region; the skip link and the focus after navigation lead to it. */
const MAIN_ID = 'inhalt';

/** The frame of every signed-in page. The main region scrolls; menu and header stay. */
export function Shell({ sitzung, children }: { sitzung: Sitzung; children: ReactNode }) {
	const { data: features = [] } = useQuery(featuresQuery);
	const { data: parameter } = useQuery(parameterQuery);
	const mitAbfrage = parameter?.kontingentMode === 'KONTINGENTABFRAGE';
	const mitPool = parameter?.freiwilligenSichtbarkeitMode !== 'EIGENE';
	const groups = menuFor(sitzung, { features, mitAbfrage, mitPool });
	useFocusAfterNavigation(MAIN_ID);
	return (
		<div className={css.shell}>
			<a className={css.skip} href={`#${MAIN_ID}`}>
				{SHELL.zumInhalt}
			</a>
			<Sidebar
				groups={groups}
				large={sitzung.rolle === 'FREIWILLIGER'}
				suche={darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') && <Schnellsuche menue={groups} />}
			/>
			<div className={css.column}>
				<Banners />
				<TopBar sitzung={sitzung} />
				<main id={MAIN_ID} className={css.main} tabIndex={-1}>
					{children}
				</main>
			</div>
		</div>
	);
}
