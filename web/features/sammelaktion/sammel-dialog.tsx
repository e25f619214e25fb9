import { Group, Stack } from '@mantine/core';
import { IconArrowBackUp, IconArrowRight, IconRefresh, IconTableExport } from '@tabler/icons-react';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { WUNSCH, type WunschStatus } from '#domain/status/wunsch.ts';
import { uuid } from '../../client/uuid.ts';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox, SkeletonLines } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Steps } from '../../ui/figures/steps.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Status } from '../status/status.tsx';
import { type Sammelaktion, VORHABEN } from './aktionen.ts';
import { AngabenFormular, FORMULAR } from './angaben-formular.tsx';
import { ausLauf, ausProbe, ladeBericht, warumNicht } from './bericht-csv.ts';
import { Gruppe } from './gruppe.tsx';
import { LaufBericht } from './lauf-bericht.tsx';
import { Probebericht } from './probebericht.tsx';
import { gesperrteIDs } from './queries.ts';
import { useLaeuftWeiter } from './use-laeuft-weiter.ts';
import { useRueckgaengig } from './use-rueckgaengig.ts';
import { type Ablauf, useSammelaktion, type Vorsatz } from './use-sammelaktion.ts';

export interface SammelDialogProps extends Vorsatz {
	heute: string;
	onClose: () => void;
	/** It has begun: the selection has served. */
	onBegonnen: () => void;
}

const SCHRITTE = ['auswahl', 'angaben', 'probelauf', 'bericht'] as const;

/** Asks once for all, tries it on every row, shows what would happen, and then what has. */
export function SammelDialog({ heute, onClose, onBegonnen, ...vorsatz }: SammelDialogProps) {
	const ablauf = useSammelaktion(vorsatz);
	const { aktion, phase, probe, begonnen, laufID, ende } = ablauf;
	const laeuftWeiter = useLaeuftWeiter();
	const zurueck = useRueckgaengig(ende, probe.data?.zeilen ?? [], () => {
		onClose();
		onBegonnen();
	});
	const schliesse = () => {
		onClose();
		if (begonnen) onBegonnen();
		if (!laufID) return;
		if (ende) {
			const action = zurueck ? { action: { label: UI.rueckgaengig, run: zurueck.run } } : {};
			return toast.success(SAMMEL.ergebnis(ende.erledigt, ende.gesperrt), action);
		}
		laeuftWeiter(laufID);
	};
	return (
		<Dialog
			opened
			onClose={schliesse}
			width={phase === 'angaben' ? 880 : 1080}
			title={SAMMEL.aktion[aktion].titel}
			subtitle={<Uebergang ablauf={ablauf} />}
			help={<Schritte ablauf={ablauf} />}
			cancel={phase === 'bericht' ? null : undefined}
			footerStart={<Nebenbei ablauf={ablauf} zurueck={zurueck} heute={heute} />}
			primary={<Weiter ablauf={ablauf} onFertig={schliesse} />}
		>
			<Stack>
				{phase === 'angaben' && <AngabenFormular aktion={aktion} heute={heute} onAngaben={ablauf.setEingabe} />}
				{phase === 'probelauf' && <Pruefung ablauf={ablauf} />}
				{laufID && <LaufBericht id={laufID} imDialog onBeendet={ablauf.setEnde} />}
				{ende && <NichtDabei zeilen={ablauf.nichtDabei} />}
			</Stack>
		</Dialog>
	);
}

/** What the run left out stands in its report, too: nobody has to remember the trial. */
function NichtDabei({ zeilen }: { zeilen: Ablauf['nichtDabei'] }) {
	if (zeilen.length === 0) return null;
	return (
		<Gruppe
			titel={SAMMEL.nichtDabei}
			text={SAMMEL.nichtDabeiText}
			art="gesperrt"
			zeilen={zeilen.map((zeile) => ({ ...zeile, grund: warumNicht(zeile) }))}
		/>
	);
}

function Schritte({ ablauf: { mitAngaben, phase } }: { ablauf: Ablauf }) {
	const alle = SCHRITTE.filter((key) => mitAngaben || key !== 'angaben');
	const steps = alle.map((key) => ({ key, label: SAMMEL.schritt[key] }));
	return <Steps inline label={SAMMEL.schritte} steps={steps} current={alle.indexOf(phase)} />;
}

/** How many, and from where to where, as far as it is the same for all. */
function Uebergang({ ablauf: { liste, aktion, anzahl, auswahl, probe } }: { ablauf: Ablauf }) {
	const { nach } = VORHABEN[aktion];
	const bekannte = (probe.data?.zeilen ?? []).flatMap((z) => (amWunsch(aktion) ? z.wunschstatus : z.status) ?? []);
	const [von, ...andere] = new Set(bekannte);
	return (
		<>
			{SAMMEL.gemeinte[liste](anzahl, 'filter' in auswahl)}
			{nach !== undefined && (
				<>
					{von !== undefined && andere.length === 0 && <Stand aktion={aktion} nummer={von} />}
					<Icon of={IconArrowRight} label={SAMMEL.wirdZu} />
					<Stand aktion={aktion} nummer={nach} />
				</>
			)}
		</>
	);
}

const amWunsch = (aktion: Sammelaktion): boolean => aktion !== 'antreten';

const Stand = ({ aktion, nummer }: { aktion: Sammelaktion; nummer: number }) =>
	amWunsch(aktion) ? (
		<Status katalog={WUNSCH} nummer={nummer as WunschStatus} tinted />
	) : (
		<Status katalog={FREIWILLIGER} nummer={nummer as FreiwilligerStatus} tinted />
	);

function Pruefung({ ablauf }: { ablauf: Ablauf }) {
	const { aktion, probe, eingabe, mitAngaben, beginne, behebe, abgewaehlt, setAbgewaehlt } = ablauf;
	const { hinweis } = SAMMEL.aktion[aktion];
	const gescheitert = beginne.error ?? behebe.error;
	if (probe.error) return <ErrorBox text={probe.error.message} onRetry={() => eingabe && probe.mutate(eingabe)} />;
	if (!probe.data)
		return (
			<>
				<p role="status">{SAMMEL.prueft}</p>
				<SkeletonLines lines={6} />
			</>
		);
	return (
		<>
			{gescheitert && <ErrorBox text={gescheitert.message} />}
			{!mitAngaben && hinweis && <p>{hinweis}</p>}
			<Probebericht
				probe={probe.data}
				nach={VORHABEN[aktion].nach ?? null}
				behoben={behebe.data ?? null}
				abgewaehlt={abgewaehlt}
				onAbwahl={setAbgewaehlt}
				behebt={behebe.isPending}
				onBehebe={(was, ids) => behebe.mutate({ was, ids, key: uuid() })}
			/>
		</>
	);
}

interface NebenbeiProps {
	ablauf: Ablauf;
	zurueck: ReturnType<typeof useRueckgaengig>;
	heute: string;
}

function Nebenbei({ ablauf, zurueck, heute }: NebenbeiProps) {
	const { phase, mitAngaben, probe, behebe, setEingabe, ende, nichtDabei, pruefeErneut } = ablauf;
	if (phase === 'bericht') {
		const gesperrte = gesperrteIDs(ende);
		return (
			<Group wrap="wrap">
				{zurueck && (
					<Button icon={IconArrowBackUp} loading={zurueck.isRunning} onClick={zurueck.run}>
						{SAMMEL.rueckgaengig(zurueck.anzahl)}
					</Button>
				)}
				{gesperrte.length > 0 && (
					<Button icon={IconRefresh} onClick={() => pruefeErneut(gesperrte)}>
						{SAMMEL.pruefeErneut(gesperrte.length)}
					</Button>
				)}
				{ende && (
					<Button icon={IconTableExport} onClick={() => ladeBericht(ausLauf(ende, nichtDabei), heute)}>
						{SAMMEL.berichtCsv}
					</Button>
				)}
			</Group>
		);
	}
	if (phase !== 'probelauf') return null;
	const { data } = probe;
	const zuDenAngaben = () => {
		probe.reset();
		behebe.reset();
		setEingabe(null);
	};
	return (
		<Group wrap="wrap">
			{mitAngaben && <Button onClick={zuDenAngaben}>{SAMMEL.zurueck}</Button>}
			{data && (
				<Button icon={IconTableExport} onClick={() => ladeBericht(data.zeilen.map(ausProbe), heute)}>
					{SAMMEL.berichtCsv}
				</Button>
			)}
		</Group>
	);
}

function Weiter({ ablauf, onFertig }: { ablauf: Ablauf; onFertig: () => void }) {
	const { aktion, phase, eingabe, gehende, beginne } = ablauf;
	if (phase === 'bericht')
		return (
			<Button key="fertig" variant="primary" onClick={onFertig}>
				{SAMMEL.fertig}
			</Button>
		);
	if (phase === 'angaben' || !eingabe)
		return (
			<Button key="pruefen" variant="primary" type="submit" form={FORMULAR}>
				{SAMMEL.pruefen}
			</Button>
		);
	return (
		<Button
			key="los"
			variant={VORHABEN[aktion].gefahr ? 'dangerFilled' : 'primary'}
			disabled={gehende.length === 0}
			loading={beginne.isRunning}
			onClick={() => beginne.execute(eingabe)}
		>
			{SAMMEL.aktion[aktion].los(gehende.length)}
		</Button>
	);
}
