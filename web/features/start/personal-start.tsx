import { useQuery } from '@tanstack/react-query';
import { START } from '../../texte/start.ts';
import { Page, Stack } from '../../ui/page.tsx';
import { SkeletonLines } from '../../ui/states.tsx';
import { Ladefehler } from '../shell/ladefehler.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { darf, type Sitzung } from '../shell/sitzung.ts';
import { useZyklus } from '../shell/zyklus.ts';
import { aufgaben } from './aufgaben.ts';
import { Aufgabenliste } from './aufgabenliste.tsx';
import { begruessung, datumszeile } from './begruessung.ts';
import { BewerbungenJeWoche } from './je-woche.tsx';
import { Kennzahlen } from './kennzahlen.tsx';
import { Kopf } from './kopf.tsx';
import { FreiePlaetze } from './plaetze.tsx';
import { startQuery } from './queries.ts';
import css from './start.module.css';
import { Trichter } from './trichter.tsx';

const SKELETT_ZEILEN = 12;

/** Start page of the staff: what is to do, and how the cycle stands. */
export function PersonalStart({ sitzung, heute }: { sitzung: Sitzung; heute: string }) {
	const zyklus = useZyklus();
	const { data, error, isError, refetch } = useQuery(startQuery);
	const traeger = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	usePageHead({ title: START.titel });
	return (
		<Page>
			<Kopf titel={begruessung(sitzung.name, new Date())}>{datumszeile(heute, zyklus)}</Kopf>
			{isError && <Ladefehler error={error} onRetry={() => void refetch()} />}
			{!data && !isError && <SkeletonLines lines={SKELETT_ZEILEN} />}
			{data && (
				<>
					<Kennzahlen zahlen={data.zahlen} traeger={traeger} />
					<div className={css.spalten}>
						<Aufgabenliste aufgaben={aufgaben(data, { heute, traeger })} />
						<Stack gap={24}>
							<Trichter jeStatus={data.jeStatus} zyklus={zyklus?.bezeichnung ?? ''} />
							<FreiePlaetze plaetze={data.plaetze} />
							<BewerbungenJeWoche jeWoche={data.bewerbungenJeWoche} heute={heute} />
						</Stack>
					</div>
				</>
			)}
		</Page>
	);
}
