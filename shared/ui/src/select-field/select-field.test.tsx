import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select-field.tsx';

test('answers with one of its own values', async () => {
  const choose = jest.fn<void, ['zh-CN' | 'en']>();
  render(
    <SelectField
      label="Language"
      options={[
        { value: 'zh-CN', label: '中文' },
        { value: 'en', label: 'English' },
      ]}
      value="en"
      onChange={choose}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '中文');
  expect(choose).toHaveBeenCalledWith('zh-CN');
});
