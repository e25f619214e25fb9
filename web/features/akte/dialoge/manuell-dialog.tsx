import { istVonHandErreichbar } from '#domain/akte/maschinen/freiwilliger.zustaende.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import type { KuendigungDurch } from '#domain/felder/vertragsfelder.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { CheckboxField, TextAreaField } from '../../../ui/fields/fields.tsx';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { darf } from '../../portal/sitzung.ts';
import { useAkte } from '../akte-kontext.tsx';
import { type AktionProps, AktionsDialog } from './aktions-dialog.tsx';
import { KuendigungDurchField, ResturlaubField } from './dienstende-felder.tsx';
import { useFormular } from './formular.ts';
import { Folgen, type Probetat } from './tatfolgen.tsx';

const TEXT = DIALOG.manuell;
const ZIELE = [1500, 2000, 2100, 2500, 2800, 3000, 4000, 9000, 9300, 9500, 9900] as const;
type Ziel = (typeof ZIELE)[number];
/** All others act on a wish, and the number follows from it. */
const OHNE_WUNSCH: readonly Ziel[] = [1500, 9900];
const MIT_DATUM: Partial<Record<Ziel, string>> = TEXT.datum;

/** They end the service. */
const ENDEN: readonly Ziel[] = [9000, 9300];
const ENDE = DIALOG.dienstende;

const LABELS = {
	...{ ziel: TEXT.ziel, wunschId: TEXT.wunsch, datum: DIALOG.datum, grund: TEXT.grund },
	...{ resturlaubTage: ENDE.resturlaub, kuendigungDurch: ENDE.durch },
};

interface Werte extends Record<string, unknown> {
	ziel: string | null;
	wunschId: string | null;
	datum: string | null;
	resturlaubTage: number | null;
	kuendigungDurch: KuendigungDurch | null;
	grund: string;
	kontingentUeberziehen: boolean;
	ohneDokumente: boolean;
}

/** Sets the status by hand, with a reason that stays in the history. */
export function ManuellDialog({ aktion, onClose }: AktionProps) {
	const { freiwilliger, wuensche, sitzung, heute } = useAkte();
	const waehlbar = wuensche.filter(({ zyklusID }) => zyklusID === freiwilliger.zyklusID);
	// An end that is corrected begins with what is recorded of it.
	const bisher = (wunschId: string | null) => {
		const vertrag = freiwilliger.vertraege.findLast(({ wunschID }) => wunschID === wunschId);
		return { resturlaubTage: vertrag?.resturlaubTage ?? null, kuendigungDurch: vertrag?.kuendigungDurch ?? null };
	};
	const einziger = waehlbar.length === 1 ? (waehlbar[0]?.id ?? null) : null;
	const formular = useFormular<Werte>({
		initialValues: {
			ziel: null,
			wunschId: einziger,
			datum: heute,
			...bisher(einziger),
			grund: '',
			kontingentUeberziehen: false,
			ohneDokumente: false,
		},
		labels: LABELS,
		pruefe: ({ ziel }): Record<string, string> => (ziel ? {} : { ziel: MELDUNG.P }),
		run: (werte, idempotencyKey) =>
			call('PUT /v1/freiwilliger/{id}', {
				params: { id: freiwilliger.id },
				body: { statusManuell: statusManuell(werte) },
				idempotencyKey,
			}),
		meldung: TEXT.meldung,
		onDone: onClose,
	});
	const ziel = Number(formular.form.values.ziel ?? Number.NaN) as Ziel;
	const feldWunsch = formular.feld('wunschId');
	const checkbox = (feld: 'kontingentUeberziehen' | 'ohneDokumente') =>
		formular.form.getInputProps(feld, { type: 'checkbox' });
	const gemeint = { ...aktion, zielStatus: Number.isNaN(ziel) ? null : ziel };
	return (
		<AktionsDialog aktion={gemeint} onClose={onClose} formular={formular} verb={TEXT.verb} breite={680} gefahr>
			<SelectField
				label={TEXT.ziel}
				required
				data-autofocus
				data={ZIELE.filter((z) => istVonHandErreichbar(freiwilliger.status, z)).map((z) => ({
					value: String(z),
					label: formatStatus(FREIWILLIGER, z),
				}))}
				{...formular.feld('ziel')}
			/>
			{!OHNE_WUNSCH.includes(ziel) && (
				<SelectField
					label={TEXT.wunsch}
					required
					data={waehlbar.map(({ id, einsatzort, status }) => ({
						value: id,
						label: `${einsatzort}, ${formatStatus(WUNSCH, status)}`,
					}))}
					{...feldWunsch}
					onChange={(wert) => {
						feldWunsch.onChange(wert);
						formular.form.setValues(bisher(wert));
					}}
				/>
			)}
			{MIT_DATUM[ziel] && <DateField label={MIT_DATUM[ziel]} required w={200} {...formular.feld('datum')} />}
			{ENDEN.includes(ziel) && <ResturlaubField {...formular.feld('resturlaubTage')} />}
			{ziel === 9300 && <KuendigungDurchField clearable {...formular.feld('kuendigungDurch')} />}
			<TextAreaField label={TEXT.grund} description={TEXT.grundHilfe} required {...formular.feld('grund')} />
			{darf(sitzung, 'ADMIN') && (
				<>
					<CheckboxField label={TEXT.kontingent} {...checkbox('kontingentUeberziehen')} />
					<CheckboxField label={TEXT.dokumente} {...checkbox('ohneDokumente')} />
				</>
			)}
			<Folgen tat={probe(formular.form.values)} worte={{ grund: formular.form.values.grund }} aktion={gemeint} />
		</AktionsDialog>
	);
}

/** As the call takes it. */
function statusManuell({ ziel, wunschId, datum, resturlaubTage, kuendigungDurch, ...rest }: Werte) {
	const nummer = Number(ziel) as Ziel;
	return {
		...rest,
		ziel: nummer,
		wunschId: OHNE_WUNSCH.includes(nummer) ? null : wunschId,
		datum: MIT_DATUM[nummer] ? datum : null,
		...(ENDEN.includes(nummer) && { resturlaubTage }),
		...(nummer === 9300 && { kuendigungDurch }),
	};
}

/** null: what it would do isn't chosen yet. */
function probe(werte: Werte): Probetat | null {
	if (!werte.ziel) return null;
	const { grund: _, ...rest } = statusManuell(werte);
	return OHNE_WUNSCH.includes(rest.ziel) || rest.wunschId ? { tat: 'statusSetzen', ...rest } : null;
}
