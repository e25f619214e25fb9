import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { ERWEITERT } from '../../../texte/akte/akte-erweitert.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { ErrorBox } from '../../../ui/feedback/states.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { pruefungQuery } from '../queries.ts';
import { Abschnitt } from './abschnitt.tsx';
import css from './erweitert.module.css';

/** Recomputes the chain of the file's events and says whether it still holds. */
export function Pruefung() {
	const { freiwilliger } = useAkte();
	const { data, isFetching, isError, refetch } = useQuery(pruefungQuery(freiwilliger.id));
	return (
		<Abschnitt titel={ERWEITERT.pruefung} text={ERWEITERT.pruefungText}>
			<Button loading={isFetching} onClick={() => refetch()}>
				{ERWEITERT.pruefen}
			</Button>
			{isError && <ErrorBox text={ERWEITERT.pruefungFehlt} />}
			{data && !isError && (
				<Ergebnis ok={data.ok}>
					<p>{ERWEITERT.geprueft(data.ereignisse, formatDatumUhrzeit(data.geprueftAm))}</p>
					{data.fehler && <p>{ERWEITERT.fehler(data.fehler.version, data.fehler.text)}</p>}
				</Ergebnis>
			)}
		</Abschnitt>
	);
}

function Ergebnis({ ok, children }: { ok: boolean; children: ReactNode }) {
	return (
		<div className={cx(css.ergebnis, ok ? css.gut : css.schlecht)} role="status">
			<Icon of={ok ? IconShieldCheck : IconAlertTriangle} size={18} />
			<div>
				<b>{ok ? ERWEITERT.unveraendert : ERWEITERT.veraendert}</b>
				{children}
			</div>
		</div>
	);
}
