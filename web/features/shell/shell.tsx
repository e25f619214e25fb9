import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useMemo } from 'react';
import { SHELL } from '../../texte/shell.ts';
import { Tooltips } from '../../ui/tooltip.tsx';
import { menuFor, PERSONAL } from '../portal/menu.ts';
import { featuresQuery, parameterQuery } from '../portal/portal.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { Banners } from '../seite/banners.tsx';
import { useFocusAfterNavigation } from '../seite/use-focus-after-navigation.ts';
import { menuezahlenQuery } from '../start/queries.ts';
import { Schnellsuche } from '../suche/schnellsuche.tsx';
import { Tasten } from '../tasten/tasten.tsx';
import { Druckkopf } from './druckkopf.tsx';
import css from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** Id of the main region; the skip link and the focus after navigation lead to it. */
const MAIN_ID = 'inhalt';

/** The frame of every signed-in page. The main region scrolls; menu and header stay. */
export function Shell({ sitzung, children }: { sitzung: Sitzung; children: ReactNode }) {
	useFocusAfterNavigation(MAIN_ID);
	return (
		<div className={css.shell}>
			<a className={css.skip} href={`#${MAIN_ID}`}>
				{SHELL.zumInhalt}
			</a>
			<Menue sitzung={sitzung} />
			<div className={css.column}>
				<Kopf sitzung={sitzung} />
				<main id={MAIN_ID} className={css.main} tabIndex={-1}>
					{children}
				</main>
			</div>
			<Tooltips />
		</div>
	);
}

const KEINE: readonly never[] = [];

/** Where one can go, by pointer and by keys. Drawn anew when that changes, not with each page. */
const Menue = memo(function Menue({ sitzung }: { sitzung: Sitzung }) {
	const { data: features = KEINE } = useQuery(featuresQuery);
	const { data: parameter } = useQuery(parameterQuery);
	const groups = useMemo(
		() =>
			menuFor(sitzung, {
				features,
				abfrage: parameter?.kontingentMode === 'KONTINGENTABFRAGE',
				pool: parameter?.freiwilligenSichtbarkeitMode !== 'EIGENE',
				seminare: parameter?.isSeminarverwaltungEnabled ?? false,
			}),
		[sitzung, features, parameter],
	);
	const { data: wartend = KEINE } = useQuery({ ...menuezahlenQuery, enabled: darf(sitzung, ...PERSONAL) });
	return (
		<>
			{darf(sitzung, ...PERSONAL) && <Tasten menue={groups} />}
			<Sidebar
				groups={groups}
				zahlen={wartend}
				large={sitzung.rolle === 'FREIWILLIGER'}
				suche={darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') && <Schnellsuche menue={groups} wartend={wartend} />}
			/>
		</>
	);
});

/** What stands over the page. */
const Kopf = memo(function Kopf({ sitzung }: { sitzung: Sitzung }) {
	return (
		<>
			<div data-print="hide">
				<Banners />
				<TopBar sitzung={sitzung} />
			</div>
			<Druckkopf name={sitzung.name} />
		</>
	);
});
