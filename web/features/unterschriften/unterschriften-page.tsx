import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { UNTERSCHRIFTEN } from '../../texte/akte/unterschrift.ts';
import { MENUE } from '../../texte/menue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { later } from '../../ui/later.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listensuche } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { type OffeneUnterschrift, UNTERSCHRIFTENFILTER, UNTERSCHRIFTENLISTE } from './liste.ts';
import { unterschriftenspalten } from './spalten.tsx';

const Unterschriftsbitte = later(async () => (await import('../senden/unterschriftsbitte.tsx')).Unterschriftsbitte);

const TEXT = UNTERSCHRIFTEN;
const CRUMBS = [{ label: MENUE.gruppen.dokumente }];
const BETROFFEN = [['listen']] as const;

interface UnterschriftenPageProps {
	suche: Listensuche;
	heute: string;
	sitzung: Sitzung;
}

/** Who has to sign what by when; whoever may signs from here. */
export function UnterschriftenPage({ suche, heute, sitzung }: UnterschriftenPageProps) {
	const navigate = useNavigate();
	const [zurueck, setZurueck] = useState<OffeneUnterschrift | null>(null);
	usePageHead({ title: TEXT.titel, crumbs: CRUMBS });
	const [erinnert, setErinnert] = useState<OffeneUnterschrift | null>(null);
	const darfPflegen = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	const spalten = useMemo(
		() => unterschriftenspalten(heute, { darfPflegen, onSenden: setErinnert, onZuruecksetzen: setZurueck }),
		[heute, darfPflegen],
	);
	return (
		<>
			<ListenSeite
				liste={UNTERSCHRIFTENLISTE}
				titel={TEXT.titel}
				columns={spalten}
				felder={UNTERSCHRIFTENFILTER}
				platzhalter={TEXT.suche}
				suche={suche}
				onSuche={(search, art) => navigate({ to: UNTERSCHRIFTENLISTE.pfad, search, ...art })}
				heute={heute}
				rowId={({ sitzungID }) => sitzungID}
				rowName={personenname}
				onOpen={({ freiwilligerID: id }, state) => navigate({ to: '/admin/freiwillige/$id', params: { id }, state })}
				leer={TEXT.leer}
			/>
			{erinnert && (
				<Suspense>
					<Unterschriftsbitte
						bitte={{ sitzungID: erinnert.sitzungID }}
						invalidates={BETROFFEN}
						onClose={() => setErinnert(null)}
					/>
				</Suspense>
			)}
			{zurueck && <Zuruecksetzen zeile={zurueck} onClose={() => setZurueck(null)} />}
		</>
	);
}

function Zuruecksetzen({ zeile, onClose }: { zeile: OffeneUnterschrift; onClose: () => void }) {
	const { execute, isRunning, error } = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/signature/reset/{dokID}', { params: { dokID: zeile.dokumentID }, idempotencyKey }),
		invalidates: BETROFFEN,
		onDone: () => {
			toast.success(TEXT.zurueckgesetzt);
			onClose();
		},
	});
	return (
		<Dialog
			opened
			onClose={onClose}
			title={TEXT.zuruecksetzenTitel}
			primary={
				<Button variant="primary" loading={isRunning} onClick={() => execute(undefined)}>
					{TEXT.zuruecksetzen}
				</Button>
			}
		>
			<p>{TEXT.zuruecksetzenText(zeile.dokument, personenname(zeile))}</p>
			{error && <ErrorBox text={error.message} />}
		</Dialog>
	);
}
