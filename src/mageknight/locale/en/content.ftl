# What is wrong with the files of a user's pack, for both games

content-problem = { $place }: { $reason }
content-place-file = { $file }
content-place-line = { $file }, line { NUMBER($line, useGrouping: 0) }
content-place-field = { $file }, line { NUMBER($line, useGrouping: 0) }, { $field }
content-problem-not-utf8 = The file is not text in UTF-8.
content-problem-not-json = This is not well-formed JSON.
content-problem-type = Expected is { $expected }.
content-problem-unknown-field = There is no such field; known are: { $known }.
content-problem-missing-field = The field “{ $name }” is missing.
content-problem-name-twice = The name “{ $name }” is already taken.
content-problem-no-folder = There is no such folder.
content-problem-no-file = This file is missing.
content-problem-outside = This file lies outside the folder of the pack.
content-problem-too-big = This file is larger than { NUMBER($most, useGrouping: 0) } bytes.
content-problem-too-many-files = A pack holds at most { $most } files.
content-problem-stray-file = This file belongs into one of the folders { $folders }.
content-expected-object = an object with named fields
content-expected-either = { ANY($kinds) }
content-expected-integer = a whole number from { $low } to { $high }
content-expected-one-of = one of these: { $words }
content-expected-text = a text
content-expected-line = one line of at most 80 characters, without brackets, braces, comma, hash or star
content-expected-word = a word of small letters, digits and hyphens
content-expected-truth = true or false
content-expected-list = a list of { $least } to { $most } entries
