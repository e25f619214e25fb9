import { Group, Stack, Title, useMantineColorScheme } from '@mantine/core';
import { Segments } from '../../ui/layout/tabs.tsx';
import { usePageHead } from '../portal/page-head.ts';
import css from './bausteine.module.css';
import { EditInPlaceSample } from './edit-in-place-sample.tsx';
import { ButtonSamples, DialogSamples, StateSamples, ToastSamples } from './feedback-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FigureSamples, FileSamples, TimelineSample } from './file-samples.tsx';
import { StatusSamples } from './status-samples.tsx';
import { TableSample } from './table-sample.tsx';

/** Every building block on one page, light and dark; for those who build pages. Not in production. */
export function BausteinePage() {
	const { colorScheme, setColorScheme } = useMantineColorScheme();
	usePageHead({ title: 'Bausteine' });
	return (
		<Stack gap={32} pb={48} px={32}>
			<Group gap={0} justify="space-between" h={56}>
				<Title order={1}>Bausteine</Title>
				<Segments
					label="Darstellung"
					value={colorScheme}
					onChange={setColorScheme}
					options={[
						{ value: 'light', label: 'Hell' },
						{ value: 'dark', label: 'Dunkel' },
						{ value: 'auto', label: 'System' },
					]}
				/>
			</Group>
			<StatusSamples />
			<div className={css.columns}>
				<div>
					<ButtonSamples />
					<FieldSamples />
				</div>
				<div>
					<ToastSamples />
					<StateSamples />
					<DialogSamples />
				</div>
				<div>
					<FigureSamples />
					<TimelineSample />
				</div>
			</div>
			<EditInPlaceSample />
			<FileSamples />
			<TableSample />
		</Stack>
	);
}
